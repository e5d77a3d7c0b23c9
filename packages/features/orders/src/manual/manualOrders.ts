import { approvalFlags, needsSecondPerson, type OrderRow, toNewOrder } from '@console/domain/order'
import { defineList } from '@console/list'
import { DraftsLink } from './DraftsLink'
import { orderColumns } from '../order/orderListParts'
import { orderViews, ordersOf } from '../order/orderList'

const common = ordersOf('manual')

/**
 * /manual-order (specification 2): manual orders; `?drafts=1` the user's drafts, `?new=1` a new order, `?draft=` one of
 * the drafts.
 */
export const manualOrders = defineList<OrderRow>()({
  ...common,
  id: 'manual-orders',
  title: 'manual.title',
  columns: [
    orderColumns.reference,
    orderColumns.status,
    orderColumns.placedAt,
    orderColumns.createdBy,
    {
      id: 'needsApproval',
      title: 'view.needsApproval',
      width: 132,
      priority: 3,
      text: (order, { formats, t }) =>
        formats.list(
          approvalFlags
            .filter((flag) => order.flags.includes(flag))
            .map((flag) => t(`flag.${flag}`)),
        ),
      csv: [{ value: (order) => String(needsSecondPerson(order)) }],
    },
    orderColumns.seller,
    orderColumns.lineCount,
    orderColumns.total,
    orderColumns.paymentStatus,
    { ...orderColumns.flags, isOptional: true },
    { ...orderColumns.promisedAt, isOptional: true },
    { ...orderColumns.dueAt, isOptional: true },
    { ...orderColumns.purchaseOrder, isOptional: true },
    orderColumns.buyer,
    orderColumns.paymentMethod,
    orderColumns.county,
    orderColumns.carrier,
    orderColumns.changedAt,
  ],
  primary: { title: 'manual.new', to: toNewOrder },
  Intro: DraftsLink,
  alternates: {
    draft: () => import('./OpenDraft').then((m) => m.OpenDraft),
    new: () => import('./BeginDraft').then((m) => m.BeginDraft),
    drafts: () => import('./Drafts').then((m) => m.Drafts),
  },
  views: [
    orderViews.all,
    orderViews.awaitingApproval,
    orderViews.new,
    orderViews.toDispatch,
    orderViews.late,
    orderViews.delivered,
    orderViews.returned,
    orderViews.cancelled,
  ],
  empty: { text: 'orders.empty', next: { title: 'manual.new', to: toNewOrder } },
})
