import { useFormats } from '@console/core/i18n'
import type { ReadAhead } from '@console/core/routes'
import { toDrafts } from '@console/domain/order'
import { listScreen } from '@console/templates/Index'
import { Link } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { BeginDraft } from './BeginDraft'
import { Drafts } from './Drafts'
import { manualOrders } from './manualOrders'
import { NewOrder } from './NewOrder'
import { OpenDraft } from './OpenDraft'
import { useDrafts } from './useDrafts'

const List = listScreen(manualOrders, { Primary: NewOrder, Intro: DraftsLink })

/**
 * /manual-order (specification 2): what the staff have written down, `?drafts=1` what the reader has begun, `?new=1` a new order,
 * `?draft=` one that was begun.
 */
export function ManualOrderScreen() {
  const [search] = useSearchParams()
  const draft = search.get('draft')
  if (draft !== null) return <OpenDraft key={draft} token={draft} />
  if (search.has('new')) return <BeginDraft />
  return search.has('drafts') ? <Drafts /> : <List />
}

const readAhead: ReadAhead = async (reading, address) => {
  const search = new URLSearchParams(address.search)
  if (['draft', 'new', 'drafts'].some((name) => search.has(name))) return undefined
  return List.readAhead?.(reading, address)
}

ManualOrderScreen.readAhead = readAhead

/** How many orders the reader has begun, and where they are. */
function DraftsLink() {
  const { t } = useTranslation('orders')
  const formats = useFormats()
  const { data } = useDrafts()
  return (
    <div>
      <Link variant="alone" href={toDrafts}>
        {data
          ? t('manual.drafts.count', {
              count: data.items.length,
              number: formats.number(data.items.length),
            })
          : t('manual.drafts.title')}
      </Link>
    </div>
  )
}
