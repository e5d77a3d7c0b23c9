import { Button, Drawer } from '@console/ui'
import { PanelLeft } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { StepList, type StepListProps } from './StepList'

/** Drawer with the steps of a course, for screens too narrow to show them beside the text. */
export function StepsDrawer(props: StepListProps) {
  const { t } = useTranslation('academy')
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  return (
    <Drawer
      title={t('steps.title')}
      closeLabel={t('steps.close')}
      side="start"
      size="narrow"
      // Choosing a step closes the drawer.
      isOpen={openAt === key}
      onOpenChange={(isOpen) => setOpenAt(isOpen ? key : null)}
      trigger={
        <Button variant="quiet">
          <PanelLeft data-mirrored aria-hidden />
          {t('steps.title')}
        </Button>
      }
    >
      <StepList {...props} />
    </Drawer>
  )
}
