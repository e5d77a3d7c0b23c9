import { defineWorkflow } from '@console/core/workflows'
import { companyCapabilities } from '../company/capabilities'
import { afyaCapabilities } from './capabilities'
import type { AfyaProduct } from './contract'
import { afyaInput } from './input'
import { afyaLifecycle } from './lifecycle'
import { type AfyaAction, type AfyaStatus, recallReasons } from './terms'
import { afyaProductMessages } from './messages'

const leadsTo: Record<AfyaAction, AfyaStatus> = {
  activate: 'active',
  withdraw: 'withdrawn',
  recall: 'recalled',
  close_recall: 'withdrawn',
}

/** Workflow of Afya products. */
export const afyaProductWorkflow = defineWorkflow<AfyaProduct>()({
  id: 'afyaProduct',
  messages: afyaProductMessages,
  statuses: {
    draft: { tone: 'neutral', icon: 'edit' },
    active: { tone: 'success', icon: 'accepted' },
    withdrawn: { tone: 'neutral', icon: 'archive' },
    recalled: { tone: 'danger', icon: 'ban' },
  },
  statusesOf: ({ status }) => [status],
  actions: {
    activate: { icon: 'accepted', placement: 'primary' },
    close_recall: { icon: 'archive', placement: 'primary', inputFields: {}, isSilent: true },
    withdraw: { icon: 'archive', placement: 'secondary', isConfirmed: true },
    // Pharmacies are notified immediately, so a recall can be closed but not undone.
    recall: {
      icon: 'ban',
      placement: 'secondary',
      shortcut: 'R',
      hasOwnForm: true,
      isDestructive: true,
      isFinal: true,
    },
  },
  blockers: {
    wrong_status: { status: 409 },
    registration_expired: { status: 409 },
    class_missing: { status: 422, field: 'recallClass' },
    lots_missing: { status: 422, field: 'lots' },
    reason_missing: { status: 422, field: 'reasonCode' },
    note_missing: { status: 422, field: 'note' },
    name_wrong: { status: 422, field: 'brandName' },
  },
  reasons: recallReasons,
  capabilities: { edit: companyCapabilities.edit, recall: afyaCapabilities.recall },
  input: afyaInput,
  lifecycle: afyaLifecycle,
  expected: (row, action) => ({
    ...row,
    status: leadsTo[action],
    recall: action === 'close_recall' ? null : row.recall,
  }),
})
