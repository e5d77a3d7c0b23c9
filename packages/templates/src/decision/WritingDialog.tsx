import { useDraft } from '@console/core/drafts'
import { Dialog, Stack } from '@console/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DecisionForm, DecisionFormProps } from './DecisionForm'
import { KeptDraft } from '../writing/KeptDraft'
import { LeaveQuestion } from '../writing/LeaveQuestion'
import { nothingSaid, saidValues } from './saidRules'
import { useLeaveGuard } from '../writing/useLeaveGuard'

interface WritingProps extends Omit<DecisionFormProps, 'values' | 'onChange'> {
  /** Under which name what is written is kept. */
  draft: string
  /** It comes back with what was written a moment ago: nothing has to be said of that. */
  isBack: boolean
  /** Undefined until its code has come. */
  Form: typeof DecisionForm | undefined
}

export interface WritingDialogProps extends Omit<WritingProps, 'onCancel'> {
  isOpen: boolean
  title: string
  /** What will happen, over the form. */
  children: ReactNode
  onClose: () => void
}

/**
 * The form of a decision in its dialog. What is written is kept as it is typed and is there when the form opens again;
 * closing it asks first (decision 0007).
 */
export function WritingDialog({
  isOpen,
  title,
  children,
  onClose,
  ...writing
}: WritingDialogProps) {
  const { t } = useTranslation('templates')
  const draft = useDraft(writing.draft, saidValues, nothingSaid)
  /** Where the reader wants to go, while they are asked. */
  const [leaving, setLeaving] = useState<{ go: () => void } | null>(null)
  const isShown = isOpen && writing.Form !== undefined
  useLeaveGuard(isShown && draft.isWritten, (go) => setLeaving({ go }))

  function close() {
    if (draft.isWritten) setLeaving({ go: () => undefined })
    else onClose()
  }

  function leave() {
    setLeaving(null)
    onClose()
    leaving?.go()
  }

  return (
    <Dialog
      isOpen={isShown}
      onOpenChange={close}
      title={title}
      closeLabel={t('decision.cancel')}
      isDismissable={false}
    >
      <Stack>
        {children}
        <Writing {...writing} onCancel={close} />
      </Stack>
      <LeaveQuestion
        isOpen={leaving !== null}
        onStay={() => setLeaving(null)}
        onKeep={leave}
        onDiscard={() => {
          draft.discard()
          leave()
        }}
      />
    </Dialog>
  )
}

/** The form as it opens, and quietly above it that it opened with what was written before. */
function Writing({ draft: name, isBack, Form, ...form }: WritingProps) {
  const { values, wasKept, write, discard } = useDraft(name, saidValues, nothingSaid)
  return (
    <>
      {wasKept && !isBack ? <KeptDraft onDiscard={discard} /> : null}
      {Form ? (
        // What begins anew has no errors of before.
        <Form key={`${name} ${wasKept}`} {...form} values={values} onChange={write} />
      ) : null}
    </>
  )
}
