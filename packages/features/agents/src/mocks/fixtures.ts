import type { AgentsAnswer } from '../contract'

/** Records of different ages and lengths, on the morning of the sample world. */
export const someAgents: AgentsAnswer = {
  asOf: '2026-06-15T09:00:00Z',
  items: [
    { secureToken: 'record-1', name: 'Ada Market', changedAt: '2026-06-15T08:42:00Z' },
    { secureToken: 'record-2', name: 'مؤسسة النور للتجارة', changedAt: '2026-06-14T15:00:00Z' },
    {
      secureToken: 'record-3',
      name: 'Karadeniz Kültür ve Sanat Malzemeleri Sanayi ve Ticaret Limited Şirketi, Donaudampfschifffahrtsgesellschaft',
      changedAt: '2026-06-06T07:30:00Z',
    },
  ],
}

/** No record at all. */
export const noAgents: AgentsAnswer = { ...someAgents, items: [] }
