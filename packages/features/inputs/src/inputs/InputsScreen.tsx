import { hasCapability } from '@console/core/permissions'
import { useSessionState } from '@console/core/session'
import {
  inputCapabilities,
  type InputDefinition,
  inputSubjects,
  inputTypes,
} from '@console/domain/input'
import { MasterDetail, PaneSkeleton, UnknownDetail } from '@console/master-detail'
import { QueryBoundary } from '@console/query-boundary'
import { Button, Checkbox, Select, TextField, theme } from '@console/ui'
import { Plus, Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useInputs } from '@console/marketplace/category-inputs'
import { normalizeForSearch, useTranslate } from '@console/core/i18n'
import styled from 'styled-components'
import { InputDetail } from './InputDetail'
import { InputList } from './InputList'
import { useInputsAddress, type InputsAddress } from './useInputsAddress'

/** /inputs-setting (specification 2): inputs for sellers. */
export function InputsScreen() {
  const { t } = useTranslation('inputs')
  const query = useInputs()
  const way = useInputsAddress()
  const { status, roles } = useSessionState()
  const { address, hrefOf } = way
  const canEdit = hasCapability(roles, inputCapabilities.edit)
  const inputs = query.data ?? []
  const open = inputs.find(({ inputId }) => inputId === address.selected) ?? null
  const openId = address.isNew ? 'new' : (address.selected ?? undefined)
  const back = {
    backHref: hrefOf({ selected: null, isNew: false }),
    backLabel: t('inputs.title'),
  }
  // Permissions are unknown until the user is known.
  const isReading = query.isPending || status === 'restoring'

  return (
    <MasterDetail
      title={t('inputs.title')}
      actions={
        canEdit ? (
          <Button variant="primary" onPress={() => way.go({ isNew: true })}>
            <Plus aria-hidden />
            {t('inputs.new')}
          </Button>
        ) : null
      }
      listBar={<InputFilters {...way} />}
      list={
        <QueryBoundary query={query} skeleton={<PaneSkeleton />}>
          {(all) => <InputList rows={matching(all, address)} count={all.length} way={way} />}
        </QueryBoundary>
      }
      openId={openId}
      detail={
        isReading ? (
          <PaneSkeleton />
        ) : open || (address.isNew && canEdit) ? (
          <InputDetail key={openId} input={open} {...{ inputs, canEdit, way }} />
        ) : query.data ? (
          <UnknownDetail {...back} />
        ) : null
      }
      isReading={isReading}
      isListNarrow
      nothingOpen={{ title: t('nothing.title'), message: t('nothing.message') }}
      {...back}
    />
  )
}

/** Filters inputs by words of the label in any language or of the key, by type, and so on. */
export function matching(
  inputs: readonly InputDefinition[],
  { q, type, appliesTo, isArchived }: Omit<InputsAddress, 'selected' | 'isNew'>,
): InputDefinition[] {
  const wanted = normalizeForSearch(q.trim())
  return inputs.filter(
    (input) =>
      (input.status === 'archived') === isArchived &&
      (type === null || input.type === type) &&
      (appliesTo === null || input.appliesTo.includes(appliesTo)) &&
      [input.key, input.label.en, input.label.tr, input.label.ar].some(
        (text) => text !== undefined && normalizeForSearch(text).includes(wanted),
      ),
  )
}

/** Filters of the list: words, type, kind of category, archived or not. */
function InputFilters({ address, replace }: ReturnType<typeof useInputsAddress>) {
  const { t } = useTranslation('inputs')
  const translate = useTranslate()
  return (
    <Bar>
      <TextField
        type="search"
        label={t('list.search')}
        icon={<Search />}
        value={address.q}
        onChange={(q) => replace({ q })}
      />
      <Pair>
        <Select
          label={t('field.type')}
          options={[
            { id: 'all', label: t('list.all') },
            ...inputTypes.map((id) => ({ id, label: translate(`marketplace:inputs.type.${id}`) })),
          ]}
          value={address.type ?? 'all'}
          onChange={(type) => replace({ type: type === 'all' ? null : type })}
        />
        <Select
          label={t('field.appliesTo')}
          options={[
            { id: 'all', label: t('list.all') },
            ...inputSubjects.map((id) => ({ id, label: t(`subject.${id}`) })),
          ]}
          value={address.appliesTo ?? 'all'}
          onChange={(subject) => replace({ appliesTo: subject === 'all' ? null : subject })}
        />
      </Pair>
      <Checkbox isSelected={address.isArchived} onChange={(isArchived) => replace({ isArchived })}>
        {t('list.archived')}
      </Checkbox>
    </Bar>
  )
}

const Bar = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  padding: ${theme.space[3]};
  border-block-end: 1px solid ${theme.color.hairline};
`

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[2]};
`
