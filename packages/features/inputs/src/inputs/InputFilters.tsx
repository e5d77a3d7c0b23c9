import { useTranslate } from '@console/core/i18n'
import { inputSubjects, inputTypes } from '@console/domain/input'
import { Checkbox, Select, TextField, theme } from '@console/ui'
import { Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { useInputsAddress } from './useInputsAddress'

/** Filters of the list: words, type, kind of category, archived or not. */
export function InputFilters({ address, replace }: ReturnType<typeof useInputsAddress>) {
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
