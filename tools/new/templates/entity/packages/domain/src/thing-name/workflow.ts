import { defineWorkflow } from '@console/core/workflows'
import { thingNameCapabilities } from './capabilities'
import { type ThingNameRow, thingNameReasons } from './contract'
import { thingNameInput, thingNameLifecycle } from './lifecycle'
import { thingNameMessages } from './messages'

/** Workflow: statuses, actions and blockers. */
export const thingNameWorkflow = defineWorkflow<ThingNameRow>()({
  id: 'thingName',
  messages: thingNameMessages,
  statuses: {
    waiting: { tone: 'waiting', icon: 'hourglass' },
    active: { tone: 'success', icon: 'accepted' },
    suspended: { tone: 'danger', icon: 'ban' },
  },
  statusesOf: ({ status }) => [status],
  actions: {
    activate: { icon: 'approve', placement: 'primary', shortcut: 'A' },
    suspend: {
      icon: 'ban',
      placement: 'secondary',
      shortcut: 'R',
      inputFields: { reason: true },
      isDestructive: true,
      isSilent: true,
    },
    reinstate: { icon: 'repeat', placement: 'primary', shortcut: 'A' },
  },
  blockers: {
    wrong_status: { status: 409 },
    reason_missing: { status: 422, field: 'reasonCode' },
    note_missing: { status: 422, field: 'note' },
  },
  reasons: thingNameReasons,
  capabilities: { decide: thingNameCapabilities.decide },
  input: thingNameInput,
  lifecycle: thingNameLifecycle,
  expected: (row, action) => ({ ...row, status: action === 'suspend' ? 'suspended' : 'active' }),
})
