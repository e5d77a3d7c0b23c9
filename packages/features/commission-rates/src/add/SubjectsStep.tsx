import { useSend } from '@console/core/api'
import { useFormats } from '@console/core/i18n'
import {
  findSubjects,
  type SubjectSearchHit,
  nameOfSubject,
  rateKinds,
} from '@console/domain/commission-rate'
import { SearchField } from '@console/form'
import { IconButton, SegmentedChoice, Stack, Text, theme } from '@console/ui'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { itemText } from '../terms/itemText'
import { SubjectName } from '../terms/SubjectName'
import { useTermsText } from '../terms/termsText'
import { rate } from './rateForm'

/** Kind of the rate and its subjects, each with its current rate. */
export function SubjectsStep() {
  const { t } = useTranslation('commission-rates')
  const termsText = useTermsText()
  const send = useSend()
  const formats = useFormats()
  const kind = rate.useValue('kind') ?? 'product'
  const list = rate.useList('subjects')
  const read = rate.useRead()
  const fill = rate.useSetValues()
  const [text, setText] = useState('')

  const paysNow = (now: SubjectSearchHit['now']) =>
    now ? t('add.paysNow', { rate: termsText(now) }) : t('rate.none')

  function add({ subject }: SubjectSearchHit) {
    setText('')
    const isKnown = read('subjects').some(
      ({ type, ref }) => type === subject.type && ref?.token === subject.ref?.token,
    )
    if (!isKnown) list.add(subject)
  }

  return (
    <Stack gap={4}>
      <rate.Field name="kind">
        {(field) => (
          <SegmentedChoice
            label={t('column.kind')}
            options={rateKinds.map((id) => ({ id, label: t(`kind.${id}`) }))}
            value={kind}
            onChange={(next) => {
              field.onChange(next)
              // The kinds have different subjects, and only agents' commission has a payer.
              fill({ subjects: [], paidOutOf: next === 'agent' ? 'seller' : null })
            }}
          />
        )}
      </rate.Field>
      <div data-field="subjects">
        <SearchField
          label={t('add.find')}
          description={t('add.find.hint')}
          errorMessage={list.errorMessage}
          text={text}
          onTextChange={setText}
          queryKey={['commission-rates', 'subjects', kind]}
          find={async (typed, signal) => (await findSubjects(send, kind, typed, signal)).items}
          optionOf={({ subject, now }) => ({
            id: `${subject.type} ${subject.ref?.token ?? ''}`,
            label: subject.ref?.label ?? t('everything'),
            description: [
              t(`level.${subject.type}`),
              ...(subject.item ? [itemText(subject.item, formats)] : []),
              paysNow(now),
            ].join(' · '),
          })}
          onChoose={add}
        />
      </div>
      <Chosen>
        {list.keys.map((key, place) => (
          <Subject key={key} place={place} onRemove={() => list.remove(place)} />
        ))}
      </Chosen>
    </Stack>
  )
}

function Subject({ place, onRemove }: { place: number; onRemove: () => void }) {
  const { t } = useTranslation('commission-rates')
  const written = rate.useValue(`subjects.${place}`)
  const { type } = written ?? {}
  if (!written || !type) return null
  const subject = { ...written, type }
  const name = nameOfSubject(subject) ?? t('everything')
  return (
    <li>
      <Stack as="span" direction="row" gap={3}>
        <SubjectName subject={subject} />
        <Text size="sm" tone="muted">
          {t(`level.${type}`)}
        </Text>
      </Stack>
      <IconButton label={t('add.remove', { name })} onPress={onRemove}>
        <X aria-hidden />
      </IconButton>
    </li>
  )
}

const Chosen = styled.ul`
  display: grid;
  gap: ${theme.space[1]};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[2]};
    border-block-end: 1px solid ${theme.color.hairline};
  }
`
