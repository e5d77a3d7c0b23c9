import type { ActionableRow } from '@console/core/contracts'
import { useFormats } from '@console/core/i18n'
import { Button, Dialog, lazyPart, Text, useLazyPart } from '@console/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BulkDecision } from './decisions'
import { needsWords } from './rules'
import { valuesOf } from './saidRules'

export interface BulkDialogProps<Row extends ActionableRow> {
  bulk: BulkDecision<Row>
}

const decisionForm = lazyPart(() => import('./DecisionForm').then((m) => m.DecisionForm))
const noLabels = {}

/** What has to be said before many are decided about, or whether all that a list finds is meant. */
export function BulkDialog<Row extends ActionableRow>({ bulk }: BulkDialogProps<Row>) {
  const { t } = useTranslation('templates')
  const formats = useFormats()
  const isComposing = bulk.state === 'composing'
  const [values, setValues] = useState(valuesOf({}))
  const [wasComposing, setWasComposing] = useState(false)
  if (isComposing !== wasComposing) {
    setWasComposing(isComposing)
    if (isComposing) setValues(valuesOf({}))
  }
  const hasForm = bulk.action !== null && needsWords(bulk.action)
  const Form = useLazyPart(decisionForm, isComposing && hasForm, bulk.close)
  if (bulk.action === null) return null

  const action = t(`action.${bulk.action}`)
  const number = formats.number(bulk.total)
  const title = t('decision.form.title', {
    action,
    name: t('decision.bulk.records', { count: bulk.total, number }),
  })
  const warning = bulk.isEverything ? <Text as="p">{t('decision.bulk.confirm')}</Text> : null

  if (!hasForm)
    return (
      <Dialog
        isOpen={isComposing}
        onOpenChange={bulk.close}
        title={title}
        role="alertdialog"
        size="small"
        footer={
          <>
            <Button onPress={bulk.close}>{t('decision.cancel')}</Button>
            <Button variant="primary" onPress={() => bulk.submit({})}>
              {action}
            </Button>
          </>
        }
      >
        {warning ?? <Text as="p">{t('decision.confirm.mask')}</Text>}
      </Dialog>
    )
  return (
    <Dialog
      isOpen={isComposing && Form !== undefined}
      onOpenChange={bulk.close}
      title={title}
      closeLabel={t('decision.cancel')}
      isDismissable={false}
    >
      {warning}
      {Form ? (
        <Form
          action={bulk.action}
          name="…"
          values={values}
          onChange={setValues}
          failed={[]}
          fieldLabels={noLabels}
          refusal={null}
          onSubmit={bulk.submit}
          onCancel={bulk.close}
        />
      ) : null}
    </Dialog>
  )
}
