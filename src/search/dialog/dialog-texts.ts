import { translate } from '@docusaurus/Translate'

const text = (id: string, message: string) => translate({ id: `theme.SearchModal.${id}`, message })

/** All of the dialog's text. */
export const dialogTexts = {
  searchBox: {
    resetButtonTitle: text('searchBox.resetButtonTitle', 'Clear the query'),
    resetButtonAriaLabel: text('searchBox.resetButtonTitle', 'Clear the query'),
    cancelButtonText: text('searchBox.cancelButtonText', 'Cancel'),
    cancelButtonAriaLabel: text('searchBox.cancelButtonText', 'Cancel'),
    searchInputLabel: text('searchBox.inputLabel', 'Search'),
  },
  startScreen: {
    recentSearchesTitle: text('startScreen.recentSearchesTitle', 'Recent'),
    noRecentSearchesText: text('startScreen.noRecentSearchesText', 'No recent searches'),
    saveRecentSearchButtonTitle: text('startScreen.saveRecentSearchButtonTitle', 'Save this search'),
    removeRecentSearchButtonTitle: text(
      'startScreen.removeRecentSearchButtonTitle',
      'Remove this search from history',
    ),
    favoriteSearchesTitle: text('startScreen.favoriteSearchesTitle', 'Favorite'),
    removeFavoriteSearchButtonTitle: text(
      'startScreen.removeFavoriteSearchButtonTitle',
      'Remove this search from favorites',
    ),
  },
  errorScreen: {
    titleText: text('errorScreen.titleText', 'Unable to fetch results'),
    helpText: text('errorScreen.helpText', 'You might want to check your network connection.'),
  },
  footer: {
    selectText: text('footer.selectText', 'to select'),
    selectKeyAriaLabel: text('footer.selectKeyAriaLabel', 'Enter key'),
    navigateText: text('footer.navigateText', 'to navigate'),
    navigateUpKeyAriaLabel: text('footer.navigateUpKeyAriaLabel', 'Arrow up'),
    navigateDownKeyAriaLabel: text('footer.navigateDownKeyAriaLabel', 'Arrow down'),
    closeText: text('footer.closeText', 'to close'),
    closeKeyAriaLabel: text('footer.closeKeyAriaLabel', 'Escape key'),
    searchByText: text('footer.searchByText', 'Search by'),
  },
  noResultsScreen: {
    noResultsText: text('noResultsScreen.noResultsText', 'No results for'),
    suggestedQueryText: text('noResultsScreen.suggestedQueryText', 'Try searching for'),
    reportMissingResultsText: text(
      'noResultsScreen.reportMissingResultsText',
      'Believe this query should return results?',
    ),
    reportMissingResultsLinkText: text('noResultsScreen.reportMissingResultsLinkText', 'Let us know.'),
  },
}
