import { createPanelMachine } from '@console/core/flows'

/**
 * Specification 4: the chat panel, open or closed. It holds the selected contact, which closing clears.
 */
export const chatPanelMachine = createPanelMachine<{ contactId: string | null }>({
  contactId: null,
})
