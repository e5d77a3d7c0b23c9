import skeleton from '@fullcalendar/react/skeleton.css?inline'
import classic from '@fullcalendar/react/themes/classic/theme.css?inline'
import { useInsertionEffect } from 'react'

let sheet: CSSStyleSheet | undefined

/**
 * The library's styles, as long as its views are drawn: as text in their chunk, because the console has one style sheet for all its pages, and through the
 * object model, which the content security policy leaves alone.
 */
export function useLibraryStyles(): void {
  useInsertionEffect(() => {
    if (!sheet) {
      sheet = new CSSStyleSheet()
      sheet.replaceSync(skeleton + classic)
    }
    const adopted = sheet
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, adopted]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== adopted)
    }
  }, [])
}
