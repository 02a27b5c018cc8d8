# syntax=docker/dockerfile:1
FROM node:22-bookworm-slim AS build
WORKDIR /build
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json ./
# 'install' rather than 'ci', for the reason that scripts/parts/install.mjs gives.
RUN npm install --include=dev --no-audit --no-fund
COPY . .
# The commit that is built, for the page about the installation: docker build --build-arg BUILD_COMMIT=$(git rev-parse HEAD) .
ARG BUILD_COMMIT=
RUN npm run standalone

FROM node:22-bookworm-slim
ENV NODE_ENV=production PORT=3000 STORAGE_DIR=/data/files MAIL_OUTBOX=/data/outbox
RUN install -d -o node -g node /data
WORKDIR /app
# Belongs to root, so that the server can't change itself.
COPY --from=build /build/.next/standalone ./
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=90s CMD ["node", "scripts/is-alive.mjs"]
CMD ["node", "scripts/serve.mjs"]
