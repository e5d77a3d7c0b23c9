import type { Invoice } from '../contract'
import { sampleInvoiceId } from '../paths'

/** The only sample invoice, with the figures of specification 9. */
export const sampleInvoice: Invoice = {
  id: sampleInvoiceId,
  number: 'MC-2026-0142',
  date: '2026-06-01',
  dueDate: '2026-06-30',
  subtotal: '8445',
  tax: '675.60',
  discount: '120.60',
  total: '9000',
  from: {
    title: 'Acacia Market Services',
    address: '14 Harbour Road, Mombasa, Kenya',
    phone: '+254 700 010 142',
    email: 'accounts@acacia.example',
    website: 'www.acacia.example',
  },
  client: {
    title: 'Blue Lagoon Traders',
    address: '3 Spice Street, Zanzibar City, Tanzania',
    phone: '+255 700 020 318',
    email: 'buying@bluelagoon.example',
  },
  services: [
    {
      id: '1',
      title: 'Photographs of the catalogue',
      detail: 'Six days in your warehouse: 240 products, each from three sides, on white.',
      unit: 'day',
      unitPrice: '480',
      quantity: '6',
      total: '2880',
    },
    {
      id: '2',
      title: 'Entering products',
      detail: 'Names, sizes, weights and stock numbers, each read by a second person.',
      unit: 'product',
      unitPrice: '1.50',
      quantity: '1200',
      total: '1800',
    },
    {
      id: '3',
      title: 'Translation into Turkish and Arabic',
      detail: 'Names and descriptions of everything that was entered.',
      unit: 'word',
      unitPrice: '0.09',
      quantity: '14500',
      total: '1305',
    },
    {
      id: '4',
      title: 'Design of the shop front',
      detail: 'Three drafts, of which the second was chosen, and the pictures of the first page.',
      unit: 'hour',
      unitPrice: '65',
      quantity: '24',
      total: '1560',
    },
    {
      id: '5',
      title: 'Training of staff',
      detail: 'Three days with eight colleagues: orders, returns and the till.',
      unit: 'day',
      unitPrice: '300',
      quantity: '3',
      total: '900',
    },
  ],
}
