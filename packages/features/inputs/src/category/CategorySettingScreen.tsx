import { hasCapability } from '@console/core/permissions'
import { useText } from '@console/core/i18n'
import { useSessionState } from '@console/core/session'
import { type CategoryKind, categoryKinds } from '@console/domain/category'
import { definitionsOf, inputCapabilities } from '@console/domain/input'
import { MasterDetail, PaneSkeleton, UnknownDetail } from '@console/master-detail'
import { Read } from '@console/read'
import { SegmentedChoice } from '@console/ui'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useInputs } from '../inputsOptions'
import { CategoryDetail } from './CategoryDetail'
import { useAllCategoryInputs, useCategories } from './categoryOptions'
import { CategoryTree } from './CategoryTree'

/** /category-setting (specification 2): what each category asks of what is sold in it. */
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
  const definitions = useMemo(() => definitionsOf(inputs.data ?? []), [inputs.data])
  const nodes = tree.data?.nodes ?? []
  const node = nodes.find(({ nodeId }) => nodeId === selected) ?? null
  const hrefOf = (id: string | null, of: CategoryKind = kind) => {
    const next = new URLSearchParams(of === categoryKinds[0] ? {} : { kind: of })
    if (id !== null) next.set('selected', id)
    return `?${next.toString()}`
  }
  const back = { backHref: hrefOf(null), backLabel: t('category.title') }
  // Before it is known who reads, nobody knows whether they may write.
  const isReading =
    tree.isPending || inputs.isPending || documents.isPending || status === 'restoring'
  /** What could not be read of all that a category's form is made of. */
  const broken = [inputs, documents].find(({ error }) => error !== null) ?? tree

  return (
    <MasterDetail
      title={t('category.title')}
      actions={
        <SegmentedChoice
          label={t('category.kind')}
          isLabelHidden
          options={categoryKinds.map((id) => ({ id, label: t(`subject.${id}`) }))}
          value={kind}
          onChange={(next) => void navigate(hrefOf(null, next))}
        />
      }
      list={
        <Read query={broken} skeleton={<PaneSkeleton />}>
          {() => (
            <CategoryTree
              nodes={nodes}
              documents={documents.data ?? []}
              selected={selected}
              onSelect={(id) => void navigate(hrefOf(id))}
            />
          )}
        </Read>
      }
      openId={selected ?? undefined}
      detail={
        isReading ? (
          <PaneSkeleton />
        ) : node && documents.data && inputs.data ? (
          <CategoryDetail
            key={node.nodeId}
            {...{ node, nodes, definitions, canEdit }}
            name={textOf(node.name)}
            documents={documents.data}
          />
        ) : tree.data ? (
          <UnknownDetail {...back} />
        ) : null
      }
      isReading={isReading}
      nothingOpen={{ title: t('category.nothing.title'), message: t('category.nothing.message') }}
      {...back}
    />
  )
}
