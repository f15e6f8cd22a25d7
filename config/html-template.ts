/**
 * The shell of every page: Docusaurus' own template with the default theme set on the element itself, so that a page
 * without scripts is dark too. Upstream: @docusaurus/core 3.8.1 lib/ssg/ssgTemplate.html.js.
 */
export const htmlTemplate = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %> data-theme="dark" data-theme-choice="dark">
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <meta name="color-scheme" content="dark light">
    <% it.metaAttributes.forEach((metaAttribute) => { %><%~ metaAttribute %><% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %><link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" /><% }); %>
    <% it.scripts.forEach((script) => { %><script src="<%= it.baseUrl %><%= script %>" defer></script><% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`
