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
   * Gives the focus to an item, and draws it where it is out of sight.
   * @param id the first one where it is null, or of none of the items
   * @returns whether there is one
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
  /** The list or table; it is what scrolls, or the page is. */
  children: ReactNode
}

/** Draws of a list or table what is in sight and a little more. The keys of react-aria go through all of it. */
export function VirtualizedItems({ reach, children, ...virtualizer }: VirtualizedItemsProps) {
  return (
    <Virtualizer {...virtualizer}>
      <WithReach reach={reach}>{children}</WithReach>
    </Virtualizer>
  )
}

/** The state of what is drawn is known inside of it alone, where its rows are drawn: what reaches them stands there. */
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
