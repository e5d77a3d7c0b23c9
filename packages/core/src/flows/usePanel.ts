import { useActorRef, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { PanelMachine } from './panelMachine'

/** A running panel: its content and its actions. The object is stable until it changes; the functions always. */
export interface Panel<Content> {
  isOpen: boolean
  content: Content
  open(content?: Content): void
  close(): void
  toggle(content?: Content): void
  /** Changes its content while it is open. */
  change(content: Content): void
  /** Handler for the open state of a dialog, drawer or menu. */
  setOpen(isOpen: boolean): void
}

/** Runs a panel machine, made once outside the component by `createPanelMachine`. */
export function usePanel<Content>(machine: PanelMachine<Content>): Panel<Content> {
  const actor = useActorRef(machine)
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches('open'))
  const content = useSelector(actor, (snapshot) => snapshot.context.content)
  const actions = useMemo(() => {
    const open = (next?: Content) => actor.send({ type: 'panel.open', content: next })
    const close = () => actor.send({ type: 'panel.close' })
    return {
      open,
      close,
      toggle: (next?: Content) => actor.send({ type: 'panel.toggle', content: next }),
      change: (next: Content) => actor.send({ type: 'content.change', content: next }),
      setOpen: (isOpenNext: boolean) => (isOpenNext ? open() : close()),
    }
  }, [actor])
  return useMemo(() => ({ isOpen, content, ...actions }), [isOpen, content, actions])
}
