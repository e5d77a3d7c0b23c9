import { defineWorkflow } from '@console/core/workflows'
import { companyCapabilities } from './capabilities'
import type { Company } from './contract'
import { companyInput } from './input'
import { companyLifecycle } from './lifecycle'
import { suspensionReasons } from './terms'
import { companyMessages } from './messages'

/** Workflow of companies. */
export const companyWorkflow = defineWorkflow<Company>()({
  id: 'company',
  messages: companyMessages,
  statuses: {
    active: { tone: 'success', icon: 'accepted' },
    suspended: { tone: 'danger', icon: 'ban' },
  },
  statusesOf: ({ status }) => [status],
  actions: {
    reinstate: { icon: 'return', placement: 'primary' },
    suspend: {
      icon: 'ban',
      placement: 'secondary',
      inputFields: { reason: true },
      isDestructive: true,
      cascades: true,
      isSilent: true,
    },
  },
  blockers: {
    wrong_status: { status: 409 },
    reason_missing: { status: 422, field: 'reasonCode' },
    note_missing: { status: 422, field: 'note' },
  },
  reasons: suspensionReasons,
  capabilities: { suspend: companyCapabilities.suspend },
  input: companyInput,
  lifecycle: companyLifecycle,
  expected: (row, action) => ({ ...row, status: action === 'suspend' ? 'suspended' : 'active' }),
})
