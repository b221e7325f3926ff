#!/bin/sh
# Makes one shard and copies it to object storage: shard.sh 3 16 remote:bucket, then options of generate.
# With an empty third argument the shard stays in its folder.
set -eu
shard=$1 of=$2 bucket=$3
shift 3
folder=${SHARDS:-shards}/$shard
npm run --silent generate -- --out "$folder" --shard "$shard/$of" "$@"
[ -n "$bucket" ] || exit 0
# The folder is kept until join has accepted it, so that only what is lost is copied again.
rclone copy "$folder" "$bucket" --transfers 32 --checksum --s3-no-head \
  --header-upload "Cache-Control: public, max-age=86400, stale-while-revalidate=604800"
