# The site and what stands in front of it, as two images: see docs/operate.md.

FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts
COPY . .
ARG SITE_URL
ARG CONTENT_URL
ARG NEWS_IMAGE_HOSTS
# In the cache are the assets of the builds before, which pages that are open still ask for.
RUN --mount=type=secret,id=action_key,env=NEXT_SERVER_ACTIONS_ENCRYPTION_KEY,required=true \
    --mount=type=cache,target=/site/.next/cache \
    npm run build

FROM node:24-bookworm-slim AS site
# Fixed at what glibc begins with: it would rise with pictures, and a process keep their memory.
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data NODE_OPTIONS=--max-old-space-size=512 MALLOC_MMAP_THRESHOLD_=131072
WORKDIR /site
COPY --from=build /site/.next/standalone ./
# All that it writes besides leads: refreshed pages.
RUN mkdir -p .next/server/route-cache /data && chown node:node .next/server/route-cache /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=10s --start-period=30s \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "server.js"]

FROM debian:bookworm-slim AS proxy
RUN apt-get update \
    && apt-get install --yes --no-install-recommends curl nginx \
    && rm -rf /var/lib/apt/lists/* \
    && install -d -o www-data -g www-data /var/cache/octa-gym /var/cache/octa-gym/temp /var/cache/octa-gym/cache
COPY deploy/nginx /etc/octa-gym
ARG SITE_URL
ENV SITE_URL=$SITE_URL
RUN echo "$SITE_URL" | sed --regexp-extended 's#^https?://([^:/]+).*#server_name \1;#' > /etc/octa-gym/local/name.conf
USER www-data
VOLUME /var/cache/octa-gym
EXPOSE 8080 8443
# What a visitor gets who wants to send a form: TLS, the name of the site and a process that stores it.
HEALTHCHECK --interval=10s --timeout=10s --start-period=30s \
    CMD curl --fail --silent --insecure --output /dev/null --connect-to ::127.0.0.1:8443 "https://${SITE_URL#*://}/api/health"
# nginx answers what it has begun and then ends.
STOPSIGNAL SIGQUIT
CMD ["nginx", "-p", "/var/cache/octa-gym", "-c", "/etc/octa-gym/nginx.conf", "-g", "daemon off;"]
