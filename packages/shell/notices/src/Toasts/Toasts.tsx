import { ToastQueue, ToastRegion } from '@console/ui'
import { useEffect, useState } from 'react'
import { type Announced, announcements } from '../queue/announce'
import { pageMessages } from '../messages/pageMessages'

interface ToastsProps {
  language: string
  /** Notices that are not shown yet. */
  notices: readonly Announced[]
}

/** The two regions of toasts and snackbars (specification 4 and 8); each shows three at a time, the others wait. */
export function Toasts({ language, notices }: ToastsProps) {
  const messages = pageMessages(language)
  const [queues] = useState(() => ({
    'top-right': new ToastQueue(),
    'top-center': new ToastQueue(),
  }))

  useEffect(() => {
    for (const notice of notices) {
      const { place, time, ...content } = notice
      announcements.remove(notice)
      // The latest notice of a key replaces the others, in either region.
      if (content.key !== undefined)
        for (const queue of Object.values(queues)) queue.closeKey(content.key)
      queues[place].add(content, { timeout: time })
    }
  }, [notices, queues])

  return (
    <>
      <ToastRegion
        queue={queues['top-right']}
        place="top-right"
        label={messages['toast.region.end']}
        closeLabel={messages['toast.close']}
      />
      <ToastRegion
        queue={queues['top-center']}
        place="top-center"
        label={messages['toast.region.center']}
        closeLabel={messages['toast.close']}
      />
    </>
  )
}
