/** The words of a profile in English, their source. */
export const en = {
  /** About: label of the postal address. */
  'about.address': 'Address',
  /** About: label of the day of birth. */
  'about.birthday': 'Birthday',
  /** About: heading of how the person is reached. */
  'about.contact': 'Contact',
  /** About: label of the e-mail addresses. */
  'about.emails': 'E-mail',
  /** About: heading of the people who are befriended. */
  'about.friends': 'Friends',
  /** About: label of the gender. */
  'about.gender': 'Gender',
  /** About: heading of who the person is. */
  'about.general': 'General',
  /** About: heading of the groups. */
  'about.groups': 'Groups',
  /** About: label of the former and present employers. */
  'about.jobs': 'Jobs',
  /** About: label of the places. */
  'about.locations': 'Places',
  /** About: how many members a group has, beside its category. */
  'about.members_one': '{{number}} member',
  /** About: how many members a group has, beside its category. */
  'about.members_other': '{{number}} members',
  /** About: label of the occupation. */
  'about.occupation': 'Occupation',
  /** About: label of what the person says of themselves. */
  'about.self': 'About',
  /** About: label of what the person is good at. */
  'about.skills': 'Skills',
  /** About: label of the telephone numbers. */
  'about.tel': 'Telephone',
  /** About: label of the websites. */
  'about.websites': 'Websites',
  /** About: heading of what the person works. */
  'about.work': 'Work',
  /** Photos: how many an album holds, beside its month. */
  'albums.count_one': '{{number}} picture',
  /** Photos: how many an album holds, beside its month. */
  'albums.count_other': '{{number}} pictures',
  /** Photos: what is said where there is no album. */
  'albums.empty.message': 'Photos and videos appear here, by month, once there are some.',
  /** Photos: title where there is no album. */
  'albums.empty.title': 'No photos or videos yet',
  /** Photos: name of a tile that shows a video, for screen readers. {{title}}: what it shows. */
  'albums.video': 'Video: {{title}}',
  /** Lightbox: the cross that closes it. */
  'lightbox.close': 'Close',
  /** Lightbox: the button that goes on. */
  'lightbox.next': 'Next',
  /** Lightbox: which of how many is shown. */
  'lightbox.place': '{{place}} of {{total}}',
  /** Lightbox: the button that lets a video move. */
  'lightbox.play': 'Play',
  /** Lightbox: the button that goes back. */
  'lightbox.previous': 'Previous',
  /** Lightbox: the button that stops a video. */
  'lightbox.stop': 'Stop',
  /** Label of the tabs, for screen readers. */
  sections: 'Parts of the profile',
  /** Tab. */
  'tab.about': 'About',
  /** Tab. */
  'tab.photos-videos': 'Photos and videos',
  /** Tab. */
  'tab.timeline': 'Timeline',
  /** Timeline: heading of what the person did. */
  'timeline.activities': 'Latest activity',
  /** Timeline: the line that shows what others said to a post. */
  'timeline.comments_one': '{{number}} comment',
  /** Timeline: the line that shows what others said to a post. */
  'timeline.comments_other': '{{number}} comments',
  /** Timeline: what is said where nothing was written. */
  'timeline.empty.message': 'What is written appears here, the newest first.',
  /** Timeline: title where nothing was written. */
  'timeline.empty.title': 'Nothing written yet',
  /** Timeline: how many like a post. */
  'timeline.likes_one': '{{number}} like',
  /** Timeline: how many like a post. */
  'timeline.likes_other': '{{number}} likes',
  /** Timeline: how many have shared a post. */
  'timeline.shares_one': '{{number}} share',
  /** Timeline: how many have shared a post. */
  'timeline.shares_other': '{{number}} shares',
  /** Document title, and heading while it is not known whose profile it is. */
  title: 'Profile',
} as const
