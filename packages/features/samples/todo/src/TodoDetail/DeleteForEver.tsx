import { Button, Dialog, Text } from '@console/ui'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export interface DeleteForEverProps {
  /** The question: whether this is to go. */
  title: string
  onConfirm: () => void
}

/** The button that deletes what cannot be brought back then, and asks first. */
export function DeleteForEver({ title, onConfirm }: DeleteForEverProps) {
  const { t } = useTranslation('todo')
  const [isAsked, setIsAsked] = useState(false)
  return (
    <>
      <Button variant="quiet" onPress={() => setIsAsked(true)}>
        <Trash2 aria-hidden />
        {t('delete.open')}
      </Button>
      <Dialog
        isOpen={isAsked}
        onOpenChange={setIsAsked}
        title={title}
        role="alertdialog"
        size="small"
        footer={(close) => (
          <>
            <Button onPress={close}>{t('delete.cancel')}</Button>
            <Button
              variant="danger"
              onPress={() => {
                close()
                onConfirm()
              }}
            >
              {t('delete.confirm')}
            </Button>
          </>
        )}
      >
        <Text as="p">{t('delete.message')}</Text>
      </Dialog>
    </>
  )
}
