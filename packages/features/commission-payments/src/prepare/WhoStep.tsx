import { useSend } from '@console/core/api'
import { type CollectionRow, collectionsResource } from '@console/domain/commission-collection'
import { readPage } from '@console/core/resources'
import { MoneyText } from '@console/details'
import { SearchField } from '@console/form'
import { Text } from '@console/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { prepare, valuesOf } from './prepareForm'
import { collectionQuery } from './useCollection'

/** Payee and currency, among those with open entries. The choice selects everything open. */
export function WhoStep() {
  const { t } = useTranslation('commission-payments')
  const send = useSend()
  const queries = useQueryClient()
  const fill = prepare.useSetValues()
  const collection = prepare.useValue('collection')
  const entries = prepare.useValue('entries')
  const [typed, setTyped] = useState<string | null>(null)

  async function choose({ collectionToken }: CollectionRow) {
    fill(valuesOf(await queries.query(collectionQuery(send, collectionToken))))
    setTyped(null)
  }

  return (
    <>
      <prepare.Field name="collection">
        {({ name, onBlur, onChange, errorMessage }) => (
          <SearchField
            name={name}
            onBlur={onBlur}
            errorMessage={errorMessage}
            label={t('prepare.find')}
            description={t('prepare.findHint')}
            isRequired
            text={typed ?? (collection ? `${collection.agent.label}, ${collection.currency}` : '')}
            onTextChange={(text) => {
              setTyped(text)
              if (collection) onChange(null)
            }}
            queryKey={['prepare-voucher', 'agents']}
            find={async (q, signal) =>
              (
                await readPage(
                  send,
                  collectionsResource,
                  { q, hasOpen: 'true', sort: '-open', pageSize: '10' },
                  signal,
                )
              ).items
            }
            optionOf={(row) => ({
              id: row.collectionToken,
              label: `${row.agent.label}, ${row.currency}`,
              description: (
                <>
                  <MoneyText money={row.open} /> {t('prepare.openOf')}
                </>
              ),
            })}
            onChoose={(row) => void choose(row)}
          />
        )}
      </prepare.Field>
      {collection && entries.length === 0 ? (
        <Text as="p" role="status">
          {t('prepare.noneOpen')}
        </Text>
      ) : null}
    </>
  )
}
