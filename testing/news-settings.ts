/** For Jest: the settings of a site in tests of articles. */
export const env = () => ({
  BACKEND_TOKEN: 'secret-token',
  SITE_URL: 'https://site.example',
  CONTENT_URL: 'https://content.example',
  NEWS_IMAGE_HOSTS: [],
})
