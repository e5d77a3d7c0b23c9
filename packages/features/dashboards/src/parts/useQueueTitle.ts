import { useTranslation } from 'react-i18next'

/** Says a queue in words, or by its own name where a newer server has one that this console has no words for. */
export function useQueueTitle(): (name: string) => string {
  const { t } = useTranslation('dashboards')
  return (name) => t(`queue.${name}` as never, { defaultValue: name })
}
