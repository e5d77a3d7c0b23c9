import { defineKind } from '@console/core/kinds'
import { listingCapabilities } from './capabilities'
import { correction, listingCorrection } from './correction'
import { listingWords } from './words'

/** What administrators correct of listings by themselves, where asking their business would take too long. */
export const correctionKind = defineKind<object>()({
  id: 'correction',
  words: listingWords,
  statuses: {},
  statusesOf: () => [],
  actions: {
    correct: { icon: 'edit', placement: 'menu', hasOwnForm: true, isNonFinal: true },
  },
  hindrances: {
    wrong_status: { status: 409 },
    note_missing: { status: 422, field: 'note' },
    subcategory_not_offered: { status: 422, field: 'subcategoryId' },
    phones_exceeded: { status: 422, field: 'phones' },
    hours_overlap: { status: 422, field: 'hours' },
  },
  capabilities: { correct: listingCapabilities.correct },
  input: listingCorrection,
  lifecycle: correction,
  // What it becomes, the server says: names of categories are not written in the form.
  expected: (row) => row,
})
