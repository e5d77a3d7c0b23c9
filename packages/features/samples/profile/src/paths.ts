/** Specification 2, demo pages. The tab and the lightbox item are in the query. */
export const paths = { profile: '/pages/profile' } as const

/** Tabs of a profile; the first is the default. */
export const tabs = ['timeline', 'about', 'photos-videos'] as const

/** Tab of a profile. */
export type ProfileTab = (typeof tabs)[number]

/** The address of a tab. */
export function tabPath(tab: ProfileTab): string {
  return tab === tabs[0] ? paths.profile : `${paths.profile}?tab=${tab}`
}

/** The address of a photo or video in the lightbox. */
export function mediaPath(mediaId: string): string {
  return `${tabPath('photos-videos')}&shown=${encodeURIComponent(mediaId)}`
}
