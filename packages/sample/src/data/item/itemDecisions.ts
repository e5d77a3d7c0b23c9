import type { Entity } from '../../store/entity'
import { settingsIn } from '../shop-setting/settingsIn'
import {
  type ApprovalWorkflow,
  approvalDecisions,
  type StoredApprovable,
} from '../shared/approvalDecisions'
import { endFeatured, featuredDecisions, type StoredFeaturable } from './featuredDecisions'
import { isHidden } from './isHidden'
import type { Item } from './items'

/** Decisions about products and services: approvals and features. */
export function itemDecisions<
  Record extends StoredApprovable & StoredFeaturable & Pick<Item, 'business' | 'version'>,
>(
  entity: Entity<Record>,
  workflow: 'product' | 'service',
  approval: Pick<ApprovalWorkflow<Record>, 'checks' | 'lastSubmission' | 'update'>,
) {
  return [
    approvalDecisions<Record>({
      ...approval,
      slaHours: (database) => settingsIn(database, 'review').slaHours[workflow],
      hiddenBy: (item, database) => (isHidden(item, database) ? 'business_suspended' : null),
      whenSuspended: (record, at) => endFeatured(record, at) as Partial<Record>,
    }),
    featuredDecisions<Record>({ all: ({ rows }) => rows(entity), isHidden }),
  ]
}
