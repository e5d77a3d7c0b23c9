import type { Money } from '@console/core/contracts'
import { firstBlocker, requireTransition } from '@console/core/flows'
import { type Entity, resourceEndpoints } from '@console/sample'
import { payout, type PayoutAction, type PayoutRow, payoutsResource } from './payouts'
import { dayOffset } from '@console/sample/shop-setting'

/** Maximum amount that the provider accepts at once, in cents. */
const maxAtOnce = 3_000_000

type StoredPayout = Omit<PayoutRow, '_actions'>

function stored(index: number, isCash: boolean): StoredPayout {
  return {
    version: 1,
    payoutToken: `payout-${String(index).padStart(10, '0')}`,
    payoutNo: `PY-2026-${String(index).padStart(6, '0')}`,
    status: 'approved',
    net: { amount: 4_514_050, currency: 'KES' },
    destination: isCash ? 'Nairobi office' : 'M-PESA ••• 412',
    isCash,
    sentAt: null,
    decision: null,
  }
}

const seed = [stored(1, false), ...[2, 3, 4].map((index) => stored(index, true))]

/** Payout that is sent, not handed over. */
export const sentPayout = 'payout-0000000001'

const entity: Entity<StoredPayout> = {
  name: 'storyPayouts',
  seed: () => seed,
  token: 'payoutToken',
}

/** Endpoints of payouts. */
export const payouts = resourceEndpoints({
  resource: payoutsResource,
  entity,
  dayOffset,
  answers: {},
  toRow: (row) => row,
  toDetail: (row) => row,
  past: () => [],
  decisions: [
    {
      workflow: 'payout',
      blockersOf: (record, caller, _world, body) => (action) =>
        firstBlocker(payout, { record, event: action as PayoutAction, caller, body }),
      unfit: (_, body) =>
        ((body.parts ?? []) as { amount: Money }[]).flatMap(({ amount }, place) =>
          amount.amount > maxAtOnce
            ? [
                {
                  pointer: `/parts/${place}/amount/amount`,
                  message: { text: 'The provider takes 30,000 at once.' },
                },
              ]
            : [],
        ),
      decide({ record, action, at }) {
        const { to, recorded } = requireTransition(payout, record, action as PayoutAction)
        const fields = { status: to, sentAt: at }
        return { fields, recorded, from: record.status, to, isDecision: true }
      },
    },
  ],
})
