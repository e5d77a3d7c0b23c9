import { useSkipped } from '@console/core/skipped'
import { Button, Drawer, RadioGroup, Stack, Switch, Text } from '@console/ui'
import { Copy, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { boardKeys } from '../api'
import type { Board, BoardSettings as Settings } from '../contract'
import { boardColors } from '../newBoard'
import { boardsPath } from '../paths'
import type { BoardWrites } from '../useBoardWrites'
import { useBoardMaking } from '../useBoardMaking'
import { useBoards } from '../useBoards'

export interface BoardSettingsProps {
  board: Board
  writes: BoardWrites
  isOpen: boolean
  onClose: () => void
}

/** Settings of a board: appearance and notifications, each applied at once; also copies and deletes the board. */
export function BoardSettings({ board, writes, isOpen, onClose }: BoardSettingsProps) {
  const { t } = useTranslation('scrumboard')
  const navigate = useNavigate()
  const { remove } = useBoards()
  const { settings } = board
  // A copy is made from the data that was read: what could not be read would be lost.
  const isWhole = useSkipped(boardKeys.board(board.id)) === null
  const set = (change: Partial<Settings>) => void writes.set({ ...settings, ...change })

  async function leave() {
    await navigate(boardsPath)
    await remove(board)
  }

  return (
    <Drawer
      size="small"
      title={t('settings.title')}
      closeLabel={t('settings.close')}
      isOpen={isOpen}
      onOpenChange={onClose}
    >
      <Stack>
        <Switch
          isSelected={settings.cardCoverImages}
          onChange={(cardCoverImages) => set({ cardCoverImages })}
        >
          {t('settings.covers')}
        </Switch>
        <Switch isSelected={settings.subscribed} onChange={(subscribed) => set({ subscribed })}>
          {t('settings.subscribed')}
        </Switch>
        <RadioGroup
          label={t('settings.color')}
          options={boardColors.map((id) => ({ id, label: t(`settings.color.${id}`) }))}
          value={boardColors.find((each) => each === settings.color) ?? boardColors[0]}
          onChange={(color) => set({ color })}
        />
        {isWhole ? (
          <>
            <BoardCopy board={board} />
            <Button variant="danger" onPress={() => void leave()}>
              <Trash2 aria-hidden />
              {t('settings.delete')}
            </Button>
          </>
        ) : (
          <Text as="p" size="sm" tone="muted">
            {t('settings.unread')}
          </Text>
        )}
      </Stack>
    </Drawer>
  )
}

/** Copies a board. It unmounts with the drawer, so that closing the drawer cancels the move to the copy. */
function BoardCopy({ board }: Pick<BoardSettingsProps, 'board'>) {
  const { t } = useTranslation('scrumboard')
  const { copy } = useBoards()
  const { isMaking, begin } = useBoardMaking(() => copy(board))
  return (
    <Button isPending={isMaking} onPress={begin}>
      <Copy aria-hidden />
      {t('settings.copy')}
    </Button>
  )
}
