import { hasCapability } from '@console/core/permissions'
import { useSessionState } from '@console/core/session'
import { inputCapabilities } from '@console/domain/input'
import { MasterDetail, PaneSkeleton, UnknownDetail } from '@console/master-detail'
import { QueryBoundary } from '@console/query-boundary'
import { Button } from '@console/ui'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useInputs } from '@console/marketplace/category-inputs'
import { InputDetail } from './InputDetail'
import { InputFilters } from './InputFilters'
import { InputList } from './InputList'
import { matching } from './matching'
import { useInputsAddress } from './useInputsAddress'

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
