import { Button, ProgressBar, Stack } from '@console/ui'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useOpenImport } from '../state/openImport'

/** Progress of reading the file. Cancelling ends the worker, and another file can be chosen. */
export function ReadingFile() {
  const { t } = useTranslation('import')
  const { dispatch, reading, formats, counted } = useOpenImport()
  const progress = useSyncExternalStore(reading.subscribe, reading.progress)
  return (
    <Stack>
      {progress && 'columns' in progress ? (
        <ProgressBar
          label={t('opening')}
          value={progress.columns}
          maxValue={progress.of}
          valueLabel={t('opening.columns', {
            done: formats.number(progress.columns),
            columns: formats.number(progress.of),
          })}
        />
      ) : (
        <ProgressBar label={progress ? t('opening.rows', counted(progress.rows)) : t('opening')} />
      )}
      <Stack direction="row">
        <Button
          onPress={() => {
            reading.end()
            dispatch({ type: 'import.again' })
          }}
        >
          {t('cancel')}
        </Button>
      </Stack>
    </Stack>
  )
}
