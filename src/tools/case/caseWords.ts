/** What is said of the case, as things happen to it. */
export const words = {
  saved: 'Saved on this device.',
  savedBoth: 'Saved. Another tab had saved too, and both are kept.',
  notSaved: {
    newer: 'It is not saved: a newer version of this page has saved this case. Nothing on the screen is lost.',
    damaged:
      'It is not saved: what was saved before cannot be read, and saving would write over it. Nothing on the screen is lost.',
  },
  noRoom:
    'This device has no room left, so it is not saved. Nothing on the screen is lost: export it as a file instead.',
  notAllowed:
    'This browser does not allow saving, so it is not saved. Nothing on the screen is lost: export it as a file instead.',
  deleted: 'Everything is deleted from this device.',
  deletedHereAlone:
    'What you had typed here is deleted. This browser does not let the page change what it keeps. If you saved before, clear this site’s data in the browser’s settings. Other tabs keep what they show until you close them.',
  deletedElsewhere: 'The case was deleted in another tab, so it is gone here too.',
  othersSaved: 'Another tab saved changes. When you save here, both are kept.',
  othersShown: 'Another tab saved changes. They are shown here now.',
  noLongerThere: 'What was saved is no longer on this device. What you see here is not saved.',
  unreadableNow: 'What another tab saved cannot be read here.',
  oneBefore: 'The last save is damaged. What was saved before it is shown here.',
  taken: 'The file is read. Press “Save on this device” to keep it here.',
}
