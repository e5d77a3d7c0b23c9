import { assign, setup } from 'xstate'

/** What can happen to a panel. `content` is what it opens with or changes to. */
export type PanelEvent<Content> =
  | { type: 'panel.open'; content?: Content }
  | { type: 'panel.close' }
  | { type: 'panel.toggle'; content?: Content }
  | { type: 'content.change'; content: Content }

/**
 * The machine of everything in the shell that opens and closes: quick, chat and theme panel, finder, shortcuts, the
 * navigation's drawer and its expansion (specification 4). It keeps what the panel holds while it is open, a search text or
 * a tab, and forgets it on closing.
 * @param empty what a panel holds when it opens, and again once it has closed
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

/** A panel that holds nothing: it is open or closed. */
export const panelMachine = createPanelMachine(null)

/** A panel machine that holds `Content`. */
export type PanelMachine<Content> = ReturnType<typeof createPanelMachine<Content>>
