import type { ImportJob } from '@console/core/imports'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOpenImport } from '../openImport'
import { CheckedRows } from './CheckedRows'
import { Disclosure } from './Disclosure'

/** Rows that change a record, with the changes: loaded once they are opened, because there can be thousands. */
export function ChangedRows({ job }: { job: ImportJob }) {
  const { t } = useTranslation('import')
  const { formats } = useOpenImport()
  const [isOpen, setOpen] = useState(false)
  const label = t('changed', { number: formats.number(job.expected.changed) })
  return (
    <Disclosure onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{label}</summary>
      {isOpen ? <CheckedRows job={job} filter="changed" label={label} /> : null}
    </Disclosure>
  )
}
