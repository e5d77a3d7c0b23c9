import type { QuickPanelData } from '../contract'

/** A working day of the sample database. */
export const filledData: QuickPanelData = {
  events: [
    { id: 'event-1', title: 'Approval round', detail: '09:30, with the Kampala desk' },
    { id: 'event-2', title: 'Call with Wekesa Hardware', detail: '11:00, about their listing' },
    { id: 'event-3', title: 'Commission statements close', detail: '16:00' },
    { id: 'event-4', title: 'اجتماع مع مؤسسة النور للتجارة', detail: '17:15' },
  ],
  notes: [
    {
      id: 'note-1',
      title: 'Cold chain',
      detail: 'Ask the pharmacy suppliers for their new temperature records.',
    },
    { id: 'note-2', title: 'Vouchers', detail: 'Two returns from Mwanza still lack a receipt.' },
  ],
}

/** A day without entries. */
export const noData: QuickPanelData = { events: [], notes: [] }
