import { useSend } from '@console/core/api'
import { useFormats } from '@console/core/i18n'
import { bufferKeystrokes } from '@console/core/keys'
import type { ActionableRow } from '@console/core/workflows'
import {
  readRemarks,
  type Remark,
  type Remarks as AllRemarks,
  removeRemark,
} from '@console/core/remarks'
import type { Resource } from '@console/core/resources'
import { useOptimisticMutations } from '@console/optimistic-mutations'
import { QueryBoundary } from '@console/query-boundary'
import { Button, Card, SkeletonText, Stack, Text, theme } from '@console/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

// Its code is loaded when the user starts to write.
const RemarkForm = lazy(() => import('./RemarkForm').then((m) => ({ default: m.RemarkForm })))

interface RemarksProps<Row extends ActionableRow> {
  resource: Pick<Resource<Row>, 'base' | 'path'>
  token: string
}

/**
 * Remarks of colleagues about a record, and the user's own: stored as they are typed, sent once for any number of attempts, and
 * removable by their author.
 */
export function Remarks<Row extends ActionableRow>({ resource, token }: RemarksProps<Row>) {
  const { t } = useTranslation('record')
  const send = useSend()
  const queries = useQueryClient()
  const [isWriting, setWriting] = useState(false)
  const queryKey = ['remarks', resource.path, token] as const
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => readRemarks(send, resource, token, signal),
  })
  const write = useOptimisticMutations<AllRemarks>(queryKey)

  /**
   * Opens the form. Keys typed from now on go into the remark: the form is still loading, and letters are shortcuts of the
   * record.
   */
  function begin() {
    bufferKeystrokes()
    setWriting(true)
  }

  function remove({ remarkToken }: Remark) {
    void write({
      failed: t('record.remark.notRemoved'),
      become: (all) => ({
        ...all,
        items: all.items.map((each) =>
          each.remarkToken === remarkToken ? { ...each, text: null, canBeRemoved: false } : each,
        ),
      }),
      call: () => removeRemark(send, resource, token, remarkToken),
    })
  }

  const canWrite = query.data?.canWrite === true
  return (
    <Card
      heading={t('record.remark.title')}
      actions={
        canWrite && !isWriting ? <Button onPress={begin}>{t('record.remark.add')}</Button> : null
      }
    >
      <Stack gap={3}>
        {isWriting ? (
          <Suspense fallback={<SkeletonText lines={4} />}>
            <RemarkForm
              {...{ resource, token }}
              onCancel={() => setWriting(false)}
              onSent={(own) => {
                setWriting(false)
                queries.setQueryData<AllRemarks>(queryKey, (all) =>
                  all && !all.items.some(({ remarkToken }) => remarkToken === own.remarkToken)
                    ? { ...all, items: [own, ...all.items] }
                    : all,
                )
              }}
            />
          </Suspense>
        ) : null}
        <QueryBoundary
          query={query}
          title={t('record.remark.failed')}
          skeleton={<SkeletonText lines={2} />}
        >
          {({ items }) =>
            items.length > 0 ? (
              <List aria-label={t('record.remark.title')}>
                {items.map((each) => (
                  <OneRemark key={each.remarkToken} remark={each} onRemove={() => remove(each)} />
                ))}
              </List>
            ) : isWriting ? null : (
              <Text as="p" size="sm" tone="muted">
                {t('record.remark.empty')}
              </Text>
            )
          }
        </QueryBoundary>
      </Stack>
    </Card>
  )
}

function OneRemark({ remark, onRemove }: { remark: Remark; onRemove: () => void }) {
  const { t } = useTranslation('record')
  const formats = useFormats()
  const { at, by, text, removedAt, canBeRemoved } = remark
  const time = formats.dateTime(new Date(at))
  return (
    <li>
      <Head>
        <Text size="sm" weight="medium">
          <bdi>{by.name}</bdi>
        </Text>
        <Text size="sm" tone="muted">
          <time dateTime={at}>{time}</time>
        </Text>
      </Head>
      {text === null ? (
        <Text as="p" size="sm" tone="muted">
          {t('record.remark.removed', {
            time: removedAt === null ? '…' : formats.dateTime(new Date(removedAt)),
          })}
        </Text>
      ) : (
        <Texts dir="auto">{text}</Texts>
      )}
      {canBeRemoved ? (
        <Button
          variant="quiet"
          aria-label={t('record.remark.removeNamed', { time })}
          onPress={onRemove}
        >
          {t('record.remark.remove')}
        </Button>
      ) : null}
    </li>
  )
}

const List = styled.ol`
  display: grid;
  gap: ${theme.space[3]};
  margin: 0;
  padding: 0;
  list-style: none;

  /* Its label aligns with the text above. */
  li > button {
    margin-inline-start: calc(-1 * ${theme.space[4]});
  }
  li + li {
    padding-block-start: ${theme.space[3]};
    border-block-start: 1px solid ${theme.color.hairline};
  }
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${theme.space[3]};
`

const Texts = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`
