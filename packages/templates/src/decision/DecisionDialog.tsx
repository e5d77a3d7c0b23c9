import { useSend } from '@console/core/api'
import type { ActionableRow, ApprovableDetail, Check } from '@console/core/contracts'
import { useDraft } from '@console/core/drafts'
import { readRecord, type Resource } from '@console/core/resources'
import { Banner, Button, Dialog, lazyPart, Stack, Text, useLazyPart } from '@console/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { resourceKeys } from '../resourceKeys'
import type { DecisionOfRow, Decisions } from './decisions'
import { saidValues, type SaidValues, valuesOf } from './saidRules'

export interface DecisionDialogProps<Row extends ActionableRow, Detail extends Row> {
  resource: Resource<Row, Detail>
  decisions: Decisions<Row>
  /** Names of the fields that messages can be attached to, by JSON pointer. */
  fieldLabels?: Readonly<Record<string, string>>
}

const decisionForm = lazyPart(() => import('./DecisionForm').then((m) => m.DecisionForm))

/** What was typed, and about what: kept where the session ends under it. */
const typed = z.object({ token: z.string(), action: z.string(), values: saidValues })

const noLabels = {}

/**
 * The form of the decision that is being written. A screen has one; nothing is drawn while nothing is written. What was
 * typed comes back with the form after a refusal or a failure, and is offered again after the session has ended.
 */
export function DecisionDialog<Row extends ActionableRow, Detail extends Row>({
  resource,
  decisions,
  fieldLabels = noLabels,
}: DecisionDialogProps<Row, Detail>) {
  const { t } = useTranslation('templates')
  const { composed } = decisions
  // What is drawn stays while the dialog leaves.
  const [held, setHeld] = useState<DecisionOfRow<Row> | null>(null)
  const [text, setText] = useState<z.infer<typeof typed> | null>(null)
  const token = composed ? resource.tokenOf(composed.row) : ''
  if (composed && composed !== held) {
    setHeld(composed)
    if (text?.token !== token || text.action !== composed.action)
      setText({ token, action: composed.action, values: valuesOf(composed.said) })
  }
  if (text && !composed && isOver(decisions.of(text.token))) setText(null)
  const { kept, discard } = useDraft(typed, text)
  const failed = useFailedChecks(resource, held, composed !== null)
  const Form = useLazyPart(decisionForm, composed !== null && composed.hasForm, () =>
    composed?.dismiss(),
  )
  if (!held) return null

  const name = resource.nameOf(held.row)
  const canRestore = kept?.token === text?.token && kept?.action === held.action
  const title = t('decision.form.title', { action: t(`action.${held.action}`), name })
  const isOpen = composed !== null && (Form !== undefined || !composed.hasForm)

  function leave() {
    held?.dismiss()
  }

  if (!held.hasForm)
    return (
      <Dialog
        isOpen={isOpen}
        onOpenChange={leave}
        title={title}
        role="alertdialog"
        size="small"
        footer={
          <>
            <Button onPress={leave}>{t('decision.cancel')}</Button>
            <Button variant="danger" onPress={() => held.submit({})}>
              {t(`action.${held.action}`)}
            </Button>
          </>
        }
      >
        <Text as="p">{t('decision.confirm.mask')}</Text>
      </Dialog>
    )
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={leave}
      title={title}
      closeLabel={t('decision.cancel')}
      isDismissable={false}
    >
      <Stack>
        {canRestore && kept ? (
          <Banner
            tone="info"
            actions={
              <Stack direction="row" gap={2}>
                <Button
                  onPress={() => {
                    setText(kept)
                    discard()
                  }}
                >
                  {t('decision.draft.restore')}
                </Button>
                <Button variant="quiet" onPress={discard}>
                  {t('decision.draft.discard')}
                </Button>
              </Stack>
            }
          >
            {t('decision.draft.kept')}
          </Banner>
        ) : null}
        {Form && text ? (
          <Form
            key={`${text.token} ${held.action}`}
            action={held.action}
            name={name}
            values={text.values}
            onChange={(values: SaidValues) => setText({ ...text, values })}
            failed={failed}
            fieldLabels={fieldLabels}
            refusal={held.state === 'refused.invalid' ? held.error : null}
            onSubmit={held.submit}
            onCancel={leave}
          />
        ) : null}
      </Stack>
    </Dialog>
  )
}

/** The required checks that failed: only an approval looks at them, and a list's row does not have them. */
function useFailedChecks<Row extends ActionableRow, Detail extends Row>(
  resource: Resource<Row, Detail>,
  decision: DecisionOfRow<Row> | null,
  isOpen: boolean,
): readonly Check[] | null {
  const send = useSend()
  const token = decision ? resource.tokenOf(decision.row) : ''
  const isApproval = decision?.action === 'approve'
  const record = useQuery({
    queryKey: resourceKeys.record(resource.id, token),
    queryFn: ({ signal }) => readRecord(send, resource, token, signal),
    enabled: isOpen && isApproval,
  })
  if (!isApproval) return []
  const checks = (record.data as Partial<ApprovableDetail> | undefined)?.checks
  return checks?.filter(({ required, result }) => required && result === 'fail') ?? null
}

/** Whether nothing of what was typed has to be kept any more. */
function isOver<Row extends ActionableRow>(decision: DecisionOfRow<Row> | null): boolean {
  return decision === null || decision.state.startsWith('done') || decision.state === 'undoing'
}
