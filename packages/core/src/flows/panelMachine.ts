import { assign, setup } from 'xstate'

/** Events of a panel. `content` is its initial or changed content. */
export type PanelEvent<Content> =
  | { type: 'panel.open'; content?: Content }
  | { type: 'panel.close' }
  | { type: 'panel.toggle'; content?: Content }
  | { type: 'content.change'; content: Content }

/**
 * The machine of every panel of the shell: quick, chat and theme panel, command palette, shortcuts, the navigation's drawer and its
 * expansion (specification 4). It holds the panel's content while open, such as a search text or a tab, and resets it on
 * closing.
 * @param empty initial content, and again after closing
 */
export function createPanelMachine<Content = null>(empty: Content) {
  return setup({
    types: { context: {} as { content: Content }, events: {} as PanelEvent<Content> },
    actions: {
      forget: assign(() => ({ content: empty })),
      take: assign(({ context, event }) => ({
        content:
          'content' in event && event.content !== undefined ? event.content : context.content,
      })),
    },
  }).createMachine({
    id: 'panel',
    context: { content: empty },
    initial: 'closed',
    states: {
      closed: {
        on: {
          'panel.open': { target: 'open', actions: 'take' },
          'panel.toggle': { target: 'open', actions: 'take' },
        },
      },
      open: {
        exit: 'forget',
        on: {
          'panel.open': { actions: 'take' },
          'panel.close': 'closed',
          'panel.toggle': 'closed',
          'content.change': { actions: 'take' },
        },
      },
    },
  })
}

/** A panel without content: it is open or closed. */
export const panelMachine = createPanelMachine(null)

/** A panel machine with `Content`. */
export type PanelMachine<Content> = ReturnType<typeof createPanelMachine<Content>>
