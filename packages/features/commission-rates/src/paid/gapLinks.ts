import {
  maxSubjects,
  type PaidRow,
  rateCapabilities,
  toAddRate,
  toRateDraft,
} from '@console/domain/commission-rate'

/** Links to create a rate for one or many of them, and to the pending draft of one. */
export function gapLinks(kind: 'product' | 'agent') {
  const add = { id: 'add', title: 'add.title', needs: rateCapabilities.draft } as const
  return {
    rowLinks: [
      { ...add, to: ({ token }: PaidRow) => toAddRate(kind, [token]) },
      {
        id: 'draft',
        title: 'link.draft',
        needs: rateCapabilities.draft,
        to: ({ gap }: PaidRow) =>
          gap?.reason === 'draft' && gap.next ? toRateDraft(gap.next.rateToken) : null,
      },
    ],
    bulkLinks: [
      {
        ...add,
        max: maxSubjects,
        to: (rows: readonly PaidRow[]) =>
          toAddRate(
            kind,
            rows.map(({ token }) => token),
          ),
      },
    ],
  } as const
}
