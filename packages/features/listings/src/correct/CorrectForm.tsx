import { useSend } from '@console/core/api'
import { useTranslate, useText } from '@console/core/i18n'
import { type Arranged, childrenOf, readStructure } from '@console/core/structures'
import { type ListingDetail, type ListingRow, listingsResource } from '@console/domain/listing'
import { listingCategories, type ListingCategory } from '@console/domain/listing-category'
import { type ActionFormProps, DetailOf } from '@console/decision'
import { Form } from '@console/form'
import { QueryBoundary, resourceKeys } from '@console/query-boundary'
import { Select, SkeletonText, TextArea } from '@console/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { correctForm, correctionOf, initialCorrection } from './correctForm'
import { HoursRows } from './HoursRows'
import { TextRows } from './TextRows'

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
