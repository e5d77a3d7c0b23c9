import {
  createContext,
  type ReactNode,
  type Ref,
  use,
  useImperativeHandle,
  useMemo,
  type ComponentProps,
} from 'react'
import { CollectionRendererContext } from 'react-aria-components/CollectionBuilder'
import { ListStateContext } from 'react-aria-components/ListBox'
import { TableStateContext } from 'react-aria-components/Table'
import { Virtualizer } from 'react-aria-components/Virtualizer'

/** Reaches items by their ids, whether they are drawn or not. */
export interface ItemReach {
  /**
   * Focuses an item, and draws it if it is out of view.
   * @param id null or an unknown id: the first item
   * @returns false where there are no items
   */
  focus: (id: string | null) => boolean
}

type Root = (typeof CollectionRendererContext extends React.Context<infer Renderer>
  ? Renderer
  : never)['CollectionRoot']

interface Reached {
  Root: Root
  reach: Ref<ItemReach> | undefined
}

const ReachedContext = createContext<Reached | null>(null)

type VirtualizedItemsProps = Pick<
  ComponentProps<typeof Virtualizer>,
  'layout' | 'layoutOptions'
> & {
  reach: Ref<ItemReach> | undefined
  /** The list or table; the scroll container is it or the page. */
  children: ReactNode
}

/**
 * Virtualizes a list or table: draws the visible items and a few more. The keys of react-aria go through all of them.
 */
export function VirtualizedItems({ reach, children, ...virtualizer }: VirtualizedItemsProps) {
  return (
    <Virtualizer {...virtualizer}>
      <WithReach reach={reach}>{children}</WithReach>
    </Virtualizer>
  )
}

/** The virtualizer's state is available only inside it, where its rows are drawn, so the handle is made here. */
function WithReach({ reach, children }: Pick<VirtualizedItemsProps, 'reach' | 'children'>) {
  const renderer = use(CollectionRendererContext)
  const { CollectionRoot } = renderer
  const reached = useMemo(() => ({ Root: CollectionRoot, reach }), [CollectionRoot, reach])
  const withReach = useMemo(() => ({ ...renderer, CollectionRoot: ReachedRoot }), [renderer])
  return (
    <ReachedContext value={reached}>
      <CollectionRendererContext value={withReach}>{children}</CollectionRendererContext>
    </ReachedContext>
  )
}

function ReachedRoot(props: ComponentProps<Root>) {
  const reached = use(ReachedContext)
  const table = use(TableStateContext)
  const list = use(ListStateContext)
  const state = table ?? list
  useImperativeHandle(
    reached?.reach,
    () => ({
      focus(id) {
        const key =
          id !== null && state?.collection.getItem(id) ? id : state?.collection.getFirstKey()
        if (!state || key === null || key === undefined) return false
        state.selectionManager.setFocused(true)
        state.selectionManager.setFocusedKey(key)
        return true
      },
    }),
    [state],
  )
  return reached ? <reached.Root {...props} /> : null
}
