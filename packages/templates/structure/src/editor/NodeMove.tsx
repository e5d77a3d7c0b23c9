import type { StructureNode } from '@console/core/structures'
import { Button } from '@console/ui'
import { useState } from 'react'
import { useOpenStructure } from '../state/openStructure'
import type { Moves } from '../tree/useMoves'
import { MoveDialog } from './MoveDialog'

/** Button that asks for a node's new position; hidden without write access. */
export function NodeMove({ node, moves }: { node: StructureNode; moves: Moves }) {
  const { canEdit, reading } = useOpenStructure()
  const [isOpen, setIsOpen] = useState(false)
  if (!canEdit) return null
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>{reading.translate('structure:move')}</Button>
      <MoveDialog isOpen={isOpen} {...{ node, moves }} onClose={() => setIsOpen(false)} />
    </>
  )
}
