import { useSend } from '@console/core/api'
import { useKeys } from '@console/core/keys'
import { takeRecord } from '@console/decision'
import { Picture } from '@console/details'
import { useOptimisticMutations, useUndo } from '@console/optimistic-mutations'
import { resourceKeys } from '@console/query-boundary'
import { Button, Heading, StatusChip, theme } from '@console/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { asRow, type ProductRow, shelfOf } from '../productWorkflow'
import { productsResource, shelve } from '../productResource'

/** Header of a product: name, visibility in the store, and the button that removes or restores it. */
export function ProductHead({ row }: { row: ProductRow }) {
  const { t } = useTranslation('store')
  const send = useSend()
  const queries = useQueryClient()
  const { offer, undoLast } = useUndo('store')
  const write = useOptimisticMutations<ProductRow>(resourceKeys.record(productsResource.id, row.id))
  useKeys({ z: undoLast }, false)
  const main = row.images.find(({ id }) => id === row.featuredImageId) ?? row.images[0]
  const shelf = shelfOf(row)

  async function put(active: boolean): Promise<ProductRow | undefined> {
    const done = await write({
      become: (now) => asRow({ ...now, active }, now.version),
      call: () => shelve(send, row.id, active),
      failed: t('product.failed'),
    })
    if (done) takeRecord(queries, productsResource, done, active ? 'restore' : 'remove')
    return done
  }

  async function press(active: boolean) {
    const undoable = offer(() => void put(!active))
    if ((await put(active)) === undefined) undoable.drop()
    else
      undoable.report({
        title: t(active ? 'decision.done.restore' : 'decision.done.remove', { name: row.name }),
      })
  }

  return (
    <Root>
      {main ? <Picture url={main.url} alt="" width={48} height={48} isSmall /> : null}
      <Heading level={1}>
        <bdi>{row.name}</bdi>
      </Heading>
      <StatusChip tone={shelf === 'offered' ? 'success' : 'neutral'}>
        {t(`status.${shelf}`)}
      </StatusChip>
      <Button onPress={() => void press(!row.active)}>
        {t(row.active ? 'action.remove' : 'action.restore')}
      </Button>
    </Root>
  )
}

const Root = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};

  img {
    border-radius: ${theme.radius.control};
    object-fit: cover;
  }
  > button {
    margin-inline-start: auto;
  }
`
