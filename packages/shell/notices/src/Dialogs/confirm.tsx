import { Button, Text } from '@console/ui'
import { openDialog } from './openDialog'

/** A question with two answers. */
export interface Question {
  /** Asks it: "Reject Ada Market?" */
  title: string
  /** What follows from it. */
  message: string
  /** What is done, in a verb: "Reject". */
  confirmLabel: string
  /** What happens otherwise: "Keep waiting". */
  cancelLabel: string
  /** `danger` for what destroys. Default: `primary`. */
  tone?: 'primary' | 'danger'
}

/**
 * Asks before something is done, in a dialog where `Notices` stands. Resolves to true only where the reader agrees; Escape,
 * or a dialog that cannot be shown, is a no.
 *
 * @example
 * if (await confirm({ title, message, confirmLabel, cancelLabel, tone: 'danger' })) await reject()
 */
export async function confirm({
  title,
  message,
  confirmLabel,
  cancelLabel,
  tone = 'primary',
}: Question): Promise<boolean> {
  const answer = await openDialog<boolean>({
    title,
    role: 'alertdialog',
    size: 'small',
    content: () => (
      <Text as="p" tone="muted">
        {message}
      </Text>
    ),
    footer: (answer) => (
      <>
        <Button onPress={() => answer(false)}>{cancelLabel}</Button>
        <Button variant={tone} onPress={() => answer(true)}>
          {confirmLabel}
        </Button>
      </>
    ),
  })
  return answer === true
}
