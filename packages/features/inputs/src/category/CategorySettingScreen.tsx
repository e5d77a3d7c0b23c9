import { hasCapability } from '@console/core/permissions'
import { useText } from '@console/core/i18n'
import { useSessionState } from '@console/core/session'
import { type CategoryKind, categoryKinds, toCategory, categories } from '@console/domain/category'
import { inputCapabilities } from '@console/domain/input'
import { MasterDetail, PaneSkeleton, UnknownDetail } from '@console/master-detail'
import { QueryBoundary, resourceKeys } from '@console/query-boundary'
import { Button, Link, SegmentedChoice, Stack, StatePanel } from '@console/ui'
import { ListChecks } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import {
  CategoryDetail,
  useAllCategoryInputs,
  useInputs,
} from '@console/marketplace/category-inputs'
import { useSend } from '@console/core/api'
import { readStructure } from '@console/core/structures'
import { useQuery } from '@tanstack/react-query'
import { ApplyInput } from './apply/ApplyInput'
import { CategoryTree } from './CategoryTree'

/** /category-setting (specification 2): inputs of the items in each category. */
export function CategorySettingScreen() {
  const { t } = useTranslation('inputs')
  const textOf = useText()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const asked = search.get('kind')
  const kind = categoryKinds.find((each) => each === asked) ?? categoryKinds[0]
  const selected = search.get('selected')
  const inputs = useInputs()
  const tree = useCategories(kind)
  const documents = useAllCategoryInputs()
  const { status, roles } = useSessionState()
  const canEdit = hasCapability(roles, inputCapabilities.edit)
  const nodes = tree.data?.nodes ?? []
  const node = nodes.find(({ nodeId }) => nodeId === selected) ?? null
  const applied = search.get('apply')
  const hrefOf = (id: string | null, of: CategoryKind = kind, apply: string | null = null) => {
    const next = new URLSearchParams(of === categoryKinds[0] ? {} : { kind: of })
    if (id !== null) next.set('selected', id)
    if (apply !== null) next.set('apply', apply)
    return `?${next.toString()}`
  }
  const back = { backHref: hrefOf(null), backLabel: t('category.title') }
  // Permissions are unknown until the user is known.
  const isReading = tree.isPending || status === 'restoring'

  return (
    <MasterDetail
      title={t('category.title')}
      actions={
        <Stack direction="row" gap={2} align="center" isWrapping>
          <SegmentedChoice
            label={t('category.kind')}
            isLabelHidden
            options={categoryKinds.map((id) => ({ id, label: t(`subject.${id}`) }))}
            value={kind}
            onChange={(next) => void navigate(hrefOf(null, next, applied))}
          />
          {canEdit ? (
            <Button onPress={() => void navigate(hrefOf(null, kind, applied ?? ''))}>
              <ListChecks aria-hidden />
              {t('apply')}
            </Button>
          ) : null}
        </Stack>
      }
      list={
        <QueryBoundary query={tree} skeleton={<PaneSkeleton />}>
          {({ nodes }) =>
            nodes.length === 0 ? (
              <StatePanel kind="empty" title={t('category.none.title')}>
                {t('category.none.message')}
              </StatePanel>
            ) : (
              <CategoryTree
                nodes={nodes}
                documents={documents.data ?? []}
                selected={selected}
                onSelect={(id) => void navigate(hrefOf(id))}
              />
            )
          }
        </QueryBoundary>
      }
      openId={selected ?? (applied === null ? undefined : 'apply')}
      detail={
        isReading ? (
          <PaneSkeleton />
        ) : node || (selected === null && applied !== null) ? (
          <QueryBoundary query={inputs} skeleton={<PaneSkeleton />}>
            {(inputs) => (
              <QueryBoundary query={documents} skeleton={<PaneSkeleton />}>
                {(documents) =>
                  node ? (
                    <CategoryDetail
                      key={node.nodeId}
                      subject={kind}
                      {...{ node, nodes, inputs, documents, canEdit }}
                      name={textOf(node.name)}
                      link={<Link href={toCategory(node.nodeId, kind)}>{t('category.open')}</Link>}
                    />
                  ) : (
                    <ApplyInput
                      key={`${kind} ${applied}`}
                      {...{ nodes, inputs, documents, canEdit }}
                      subject={kind}
                      inputId={applied ?? ''}
                      closeHref={hrefOf(null)}
                    />
                  )
                }
              </QueryBoundary>
            )}
          </QueryBoundary>
        ) : tree.data ? (
          <UnknownDetail {...back} />
        ) : null
      }
      isReading={isReading}
      isListNarrow
      nothingOpen={{ title: t('category.nothing.title'), message: t('category.nothing.message') }}
      {...back}
    />
  )
}

/** Reads the category tree of a kind. */
function useCategories(kind: CategoryKind) {
  const send = useSend()
  return useQuery({
    queryKey: [...resourceKeys.pages(categories.id), 'structure', kind],
    queryFn: ({ signal }) => readStructure(send, categories, kind, signal),
  })
}
