import { useText } from '@console/core/i18n'
import { pathTo } from '@console/core/structures'
import type { CategoryInputs } from '@console/domain/input'
import { Button, Dialog, Select, Stack, Text } from '@console/ui'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AskingNode } from './lineage'

interface CopyFromProps {
  own: string
  nodes: readonly AskingNode[]
  documents: readonly CategoryInputs[]
  onCopy: (from: CategoryInputs) => void
}

/** Copies the own inputs of another category into the form. Does not save. */
export function CopyFrom({ own, nodes, documents, onCopy }: CopyFromProps) {
  const { t } = useTranslation('marketplace')
  const textOf = useText()
  const [isOpen, setIsOpen] = useState(false)
  const [chosen, setChosen] = useState<string | null>(null)
  const others = documents.filter(
    ({ categoryId, groups }) =>
      categoryId !== own && groups.length > 0 && nodes.some(({ nodeId }) => nodeId === categoryId),
  )
  const from = others.find(({ categoryId }) => categoryId === chosen)
  const nameOf = (categoryId: string) =>
    pathTo(nodes, categoryId)
      .map(({ name }) => textOf(name))
      .join(' › ') || categoryId
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title={t('inputs.copy.title')}
      closeLabel={t('inputs.copy.close')}
      trigger={
        <Button>
          <Copy aria-hidden />
          {t('inputs.copy')}
        </Button>
      }
      footer={
        <Button
          variant="primary"
          isDisabled={!from}
          onPress={() => {
            if (from) onCopy(from)
            setIsOpen(false)
          }}
        >
          {t('inputs.copy.confirm')}
        </Button>
      }
    >
      <Stack gap={3}>
        <Text as="p">{t('inputs.copy.note')}</Text>
        <Select
          label={t('inputs.copy.from')}
          options={others.map(({ categoryId }) => ({ id: categoryId, label: nameOf(categoryId) }))}
          value={chosen}
          onChange={setChosen}
        />
      </Stack>
    </Dialog>
  )
}
