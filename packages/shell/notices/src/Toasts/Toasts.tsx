import { isLanguageId, localeOf } from '@console/core/i18n'
import { AriaProvider, ToastRegion } from '@console/ui'
import { wordsOfPage } from '../words/wordsOfPage'
import { queues } from './queues'

/** The two places where toasts appear (specification 8): a sign-in's success at the top end, the rest at the top centre. */
export function Toasts({ language }: { language: string }) {
  const words = wordsOfPage(language)
  return (
    <AriaProvider locale={localeOf(isLanguageId(language) ? language : 'en')}>
      <ToastRegion
        queue={queues['top-end']}
        place="top-end"
        label={words['toast.region.end']}
        closeLabel={words['toast.close']}
      />
      <ToastRegion
        queue={queues['top-center']}
        place="top-center"
        label={words['toast.region.center']}
        closeLabel={words['toast.close']}
      />
    </AriaProvider>
  )
}
