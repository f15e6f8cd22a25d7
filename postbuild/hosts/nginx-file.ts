import { encodeAddress } from '../../model/redirects/encode-address'
import {
  ASSETS,
  HTTPS_ONLY,
  IMMUTABLE,
  MOVED_STATUS,
  NOT_FOUND_PAGE,
  REVALIDATE,
  securityHeaders,
} from '../../model/http/rules'
import { documentFile } from '../../model/http/own-documents'
import { markdownTarget, type Moved } from './moved'
import type { Policies } from './policies'

function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}

function writeMap(moved: readonly Moved[]): string {
  // $uri is decoded; a redirect's target isn't. A key that isn't a regular expression doesn't need escaping.
  const entry = (from: string, to: string) => `  ${quoted(from)} ${quoted(encodeAddress(to))};\n`
  return moved
    .map(
      ({ from, to }) =>
        `${entry(from, to)}${entry(`${from}/`, to)}${entry(`${from}.md`, markdownTarget(to))}`,
    )
    .join('')
}

/**
 * Maps and a server for nginx, to be included at the http level. nginx serves .gz files itself; .br needs its
 * module.
 */
export function nginxFile({ policy, own }: Policies, moved: readonly Moved[]): string {
  const byAddress = { 'content-security-policy': '$celo_policy' } // a variable, so not in quotes
  const headers = Object.entries({ ...securityHeaders(policy), ...HTTPS_ONLY, ...byAddress })
    .map(([name, value]) => `  add_header ${name} ${value.startsWith('$') ? value : quoted(value)} always;\n`)
    .join('')
  const ownEntries = Object.entries(own)
    .flatMap(([address, text]) => [address, documentFile(address)].map((each) => [each, text] as const))
    .map(([address, text]) => `  ${quoted(address)} ${quoted(text)};\n`)
    .join('')
  return `# Include at the http level; set listen, server_name, root and the certificate.
# Headers are set once, at the server: a location with add_header of its own would drop them.
map_hash_bucket_size 512;
map_hash_max_size 16384;

map $uri $celo_moved {
  default "";
${writeMap(moved)}}

map $uri $celo_cache {
  default ${quoted(REVALIDATE)};
  ~^${ASSETS} ${quoted(IMMUTABLE)};
}

map $uri $celo_policy {
  default ${quoted(policy)};
${ownEntries}}

# A client that asks for Markdown gets the page's Markdown version.
map $http_accept $celo_page {
  default "/index.html";
  "~*text/markdown(?!\\s*;\\s*q=0(\\.0+)?\\s*(,|$))" ".md";
}

server {
  listen 8080;
  root /srv/celo-documentation/build;
  absolute_redirect off;
  include mime.types;
  types { text/markdown md; }
  charset utf-8;
  charset_types text/html text/markdown text/plain;
  gzip_static on;
  # brotli_static on; # with the brotli module

${headers}  add_header cache-control $celo_cache always;
  add_header vary Accept always;

  error_page 404 ${NOT_FOUND_PAGE};

  if ($celo_moved) { return ${MOVED_STATUS} $celo_moved$is_args$args; }

  location ~ ^/(?:_[^/]*|nginx\\.conf|vercel\\.json)$ { return 404; }
  location ~ /\\.(?!well-known/) { return 404; }
  location ~ ^(?<page>/.+)\\.html$ { try_files $uri $page/index.html =404; }
  location ~ ^(?<page>/.+)/$ { try_files $page$celo_page $page/index.html $page.html =404; }
  location = / { try_files /index$celo_page /index.html =404; }
  location / { try_files $uri $uri$celo_page $uri/index.html $uri.html =404; }
}
`
}
