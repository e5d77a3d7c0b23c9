import { type ApiError, makeKey, serverNow, useSend } from '@console/core/api'
import { useFormats } from '@console/core/i18n'
import { orderPaths, toDraft, toNewOrder } from '@console/domain/order'
import { deleteDraft, type DraftRow } from '@console/domain/order-draft'
import { MoneyText } from '@console/details'
import { RecordPlaceholder } from '@console/record'
import {
  Banner,
  Button,
  Card,
  Dialog,
  Heading,
  IconButton,
  Link,
  Stack,
  StatePanel,
  Text,
  theme,
} from '@console/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Primary } from '@console/list'
import { draftKeys, useDrafts } from './useDrafts'

/** /manual-order?drafts=1: the user's drafts of orders, each with a link to continue. */
export function Drafts() {
  const { t } = useTranslation('orders')
  const { data, error, fetchStatus, refetch } = useDrafts()
  const [asked, setAsked] = useState<DraftRow | null>(null)
  const list = { title: t('manual.title'), path: orderPaths.manual }
  if (!data)
    return (
      <RecordPlaceholder
        error={error as ApiError | null}
        isOffline={fetchStatus === 'paused'}
        list={list}
        onRetry={() => void refetch()}
      />
    )
  return (
    <Stack gap={3}>
      <Link variant="alone" href={list.path}>
        {list.title}
      </Link>
      <Head>
        <Heading level={1}>{t('manual.drafts.title')}</Heading>
        <Primary title={t('manual.new')} to={toNewOrder} />
      </Head>
      {data.items.length === 0 ? (
        <StatePanel kind="empty" title={t('manual.drafts.empty')}>
          {t('manual.drafts.emptyMessage')}
        </StatePanel>
      ) : (
        <Card>
          <List>
            {data.items.map((draft) => (
              <Row key={draft.draftToken} draft={draft} onDelete={() => setAsked(draft)} />
            ))}
          </List>
        </Card>
      )}
      <DeleteDialog draft={asked} onClose={() => setAsked(null)} />
    </Stack>
  )
}

function Row({ draft, onDelete }: { draft: DraftRow; onDelete: () => void }) {
  const { t } = useTranslation('orders')
  const formats = useFormats()
  const { draftToken, buyerName, lineCount, goods, changedAt } = draft
  const name = buyerName ?? t('manual.drafts.nobody')
  return (
    <li>
      <div>
        <Link variant="alone" href={toDraft(draftToken)}>
          <bdi>{name}</bdi>
        </Link>
        <Text as="p" size="sm" tone="muted">
          {t('manual.drafts.lines', { count: lineCount, number: formats.number(lineCount) })} ·{' '}
          {formats.ago(new Date(changedAt), serverNow())}
        </Text>
      </div>
      {goods ? <MoneyText money={goods} /> : <span>–</span>}
      <IconButton label={t('manual.drafts.delete', { name })} onPress={onDelete}>
        <Trash2 aria-hidden />
      </IconButton>
    </li>
  )
}

/** Confirms the deletion of a draft, which cannot be undone. */
function DeleteDialog({ draft, onClose }: { draft: DraftRow | null; onClose: () => void }) {
  const { t } = useTranslation('orders')
  const send = useSend()
  const queries = useQueryClient()
  const { mutate, isPending, isError, reset } = useMutation({
    mutationFn: ({ draftToken, version }: DraftRow) =>
      deleteDraft(send, draftToken, version, makeKey()),
    onSuccess: close,
    onSettled: () => queries.invalidateQueries({ queryKey: draftKeys.list }),
  })

  function close() {
    reset()
    onClose()
  }

  return (
    <Dialog
      isOpen={draft !== null}
      onOpenChange={close}
      title={t('manual.drafts.deleteTitle')}
      role="alertdialog"
      size="small"
      footer={
        <>
          <Button onPress={close}>{t('manual.drafts.keep')}</Button>
          <Button
            variant="danger"
            isPending={isPending}
            pendingLabel={t('manual.drafts.deleting')}
            onPress={() => draft && mutate(draft)}
          >
            {t('manual.drafts.deleteNow')}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Text as="p">{t('manual.drafts.deleteMessage')}</Text>
        {isError ? (
          <Banner tone="danger">
            <Text as="p">{t('manual.drafts.notDeleted')}</Text>
          </Banner>
        ) : null}
      </Stack>
    </Dialog>
  )
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
`

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    gap: ${theme.space[3]};
    align-items: center;
    padding-block: ${theme.space[2]};
  }
  li + li {
    border-block-start: 1px solid ${theme.color.hairline};
  }
`
