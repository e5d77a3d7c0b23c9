import { useSend } from '@console/core/api'
import { useTranslate, useText, useFormats } from '@console/core/i18n'
import { type Arranged, childrenOf, readStructure } from '@console/core/structures'
import {
  type ListingDetail,
  type ListingRow,
  listingsResource,
  maxListingTags,
} from '@console/domain/listing'
import { listingCategories, type ListingCategory } from '@console/domain/listing-category'
import { type ActionFormProps, DetailOf } from '@console/decision'
import { Form, Rows } from '@console/form'
import { QueryBoundary, resourceKeys } from '@console/query-boundary'
import { Select, SkeletonText, TextArea, TextField } from '@console/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { weekdayOptions } from '@console/marketplace/hours'
import { correctForm, correctionOf, initialCorrection } from './correctForm'

/** Form of `correct`: changes of administrators to a live listing, with a reason. */
export function CorrectForm(props: ActionFormProps<ListingRow>) {
  return (
    <DetailOf resource={listingsResource} row={props.row}>
      {(detail) => <Correcting {...props} detail={detail} />}
    </DetailOf>
  )
}

function Correcting({
  detail,
  draft,
  write,
  onSent,
  onCancel,
}: ActionFormProps<ListingRow> & { detail: ListingDetail }) {
  const { t } = useTranslation('listings')
  const translate = useTranslate()
  const initial = useMemo(() => initialCorrection(detail), [detail])
  return (
    <Form
      form={correctForm}
      draft={draft}
      initial={initial}
      write={(input, key) => write({ ...correctionOf(detail, input) }, key)}
      onSent={onSent}
      onCancel={onCancel}
      submitLabel={translate('listing:action.correct')}
      describeIssue={({ code, params }) =>
        code === 'custom' && params?.rule === 'hours_overlap'
          ? translate('listing:blocker.hours_overlap')
          : undefined
      }
    >
      <Subcategory own={detail.subcategory.token} />
      <TextRows list="phones" />
      <TextRows list="tags" />
      <HoursRows />
      <correctForm.Field name="note">
        {(field) => (
          <TextArea
            label={t('correct.why')}
            description={t('correct.why.hint')}
            isRequired
            {...field}
          />
        )}
      </correctForm.Field>
    </Form>
  )
}

/** Subcategories of the directory that are offered, by category, and the current one. */
function Subcategory({ own }: { own: string }) {
  const { t } = useTranslation('listings')
  const textOf = useText()
  const sectionsOf = ({ nodes }: Arranged<ListingCategory>) =>
    childrenOf(nodes, null).map((category) => ({
      title: textOf(category.name),
      options: childrenOf(nodes, category.nodeId)
        .filter(({ isActive, nodeId }) => (category.isActive && isActive) || nodeId === own)
        .map(({ nodeId, name }) => ({ id: nodeId, label: textOf(name) })),
    }))
  return (
    <QueryBoundary query={useDirectory()} skeleton={<SkeletonText lines={2} />}>
      {(directory) => (
        <correctForm.Field name="subcategoryId">
          {(field) => (
            <Select
              label={t('field.subcategory')}
              isRequired
              options={sectionsOf(directory).filter(({ options }) => options.length > 0)}
              {...field}
            />
          )}
        </correctForm.Field>
      )}
    </QueryBoundary>
  )
}

function useDirectory() {
  const send = useSend()
  return useQuery({
    queryKey: [...resourceKeys.pages(listingCategories.id), 'directory'],
    queryFn: ({ signal }) => readStructure(send, listingCategories, undefined, signal),
  })
}

/** Maximum number of times: three on each day. */
const maxTimes = 21

/** Opening hours: a row for each time of a day. */
function HoursRows() {
  const { t } = useTranslation('listings')
  const formats = useFormats()
  const { keys, errorMessage, add, remove } = correctForm.useList('hours')
  const days = weekdayOptions(formats)
  return (
    <Rows
      name="hours"
      label={t('field.hours')}
      description={t('correct.hours.hint')}
      keys={keys}
      errorMessage={errorMessage}
      addLabel={t('correct.hours.add')}
      onAdd={keys.length < maxTimes ? () => add({ weekday: 1, from: '08:00', to: '17:00' }) : null}
      removeLabel={(place) => t('correct.hours.remove', { number: formats.number(place + 1) })}
      onRemove={remove}
    >
      {(place) => (
        <>
          <correctForm.Field name={`hours.${place}.weekday`}>
            {({ value, onChange, ...field }) => (
              <Select
                label={t('correct.day')}
                options={days}
                value={String(value)}
                onChange={(chosen) => onChange(Number(chosen))}
                {...field}
              />
            )}
          </correctForm.Field>
          <correctForm.Field name={`hours.${place}.from`}>
            {(field) => <TextField label={t('correct.from')} isCode isRequired {...field} />}
          </correctForm.Field>
          <correctForm.Field name={`hours.${place}.to`}>
            {(field) => <TextField label={t('correct.to')} isCode isRequired {...field} />}
          </correctForm.Field>
        </>
      )}
    </Rows>
  )
}

/** Maximum number of phone numbers in any plan. */
const maxPhones = 5

/** Phone numbers or tags of a listing, one per row. */
function TextRows({ list }: { list: 'phones' | 'tags' }) {
  const { t } = useTranslation('listings')
  const formats = useFormats()
  const phones = correctForm.useList('phones')
  const tags = correctForm.useList('tags')
  const isPhones = list === 'phones'
  const { keys, errorMessage, remove } = isPhones ? phones : tags
  const max = isPhones ? maxPhones : maxListingTags
  const add = isPhones ? () => phones.add({ number: '' }) : () => tags.add({ tag: '' })
  return (
    <Rows
      name={list}
      label={t(isPhones ? 'column.phones' : 'field.tags')}
      keys={keys}
      errorMessage={errorMessage}
      addLabel={t(`correct.${list}.add`)}
      onAdd={keys.length < max ? add : null}
      removeLabel={(place) => t(`correct.${list}.remove`, { number: formats.number(place + 1) })}
      onRemove={remove}
    >
      {(place) =>
        isPhones ? (
          <correctForm.Field name={`phones.${place}.number`}>
            {(field) => <TextField label={labelOf(place)} type="tel" isRequired {...field} />}
          </correctForm.Field>
        ) : (
          <correctForm.Field name={`tags.${place}.tag`}>
            {(field) => <TextField label={labelOf(place)} isRequired {...field} />}
          </correctForm.Field>
        )
      }
    </Rows>
  )

  function labelOf(place: number) {
    return t(isPhones ? 'correct.phone' : 'correct.tag', { number: formats.number(place + 1) })
  }
}
