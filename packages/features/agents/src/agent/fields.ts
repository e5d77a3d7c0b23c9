import type { MessageKey } from '@console/core/i18n'
import { type FieldReadings, titlesOf } from '@console/details'
import type { AgentDetail } from '@console/domain/agent'

/** Fields of agents: messages to an agent are attached to them, and changes are labelled and formatted by them. */
export const agentReadings = {
  '/first_name': { title: 'field.firstName', value: ({ first_name }) => first_name },
  '/last_name': { title: 'field.lastName', value: ({ last_name }) => last_name },
  '/photo': { title: 'field.photo', value: ({ photo }) => photo && [photo] },
  '/idNumber': { title: 'field.identity', value: ({ idNumberMasked }) => idNumberMasked },
  '/user_phone': { title: 'column.phone', value: ({ user_phone }) => user_phone },
  '/email': { title: 'field.email', value: ({ email }) => email },
  '/county': { title: 'column.county', value: ({ county }) => county },
  '/territories': {
    title: 'column.territory',
    value: ({ territories }) => territories.map(({ county }) => county).join('\n'),
  },
} as const satisfies FieldReadings<AgentDetail, MessageKey<'agents'>>

/** Names of the fields of agents. */
export const agentFields = titlesOf(agentReadings)
