# Compares the arms of a study: Rscript analysis.R conversations.csv events.csv
files <- commandArgs(trailingOnly = TRUE)
read <- function(file) read.csv(file, fileEncoding = "UTF-8-BOM", colClasses = "character")
conversations <- read(files[1])
events <- read(files[2])
moment <- function(text) as.POSIXct(sub("Z$", "", text), format = "%Y-%m-%dT%H:%M:%OS", tz = "UTC")
shown <- function(value) if (is.na(value)) "" else sprintf("%.2f", value)

cat("condition,agreed,finished,minutes_mean,minutes_sd,pasted_mean\n")
for (name in sort(unique(events$condition))) {
  own <- events[events$condition == name, ]
  done <- conversations[conversations$condition == name & conversations$finished == "true", ]
  minutes <- as.numeric(difftime(moment(done$end), moment(done$start), units = "mins"))
  pasted <- as.numeric(own$pasted_share[own$event == "answered" & own$pasted_share != ""])
  cat(
    name,
    length(unique(own$participant[own$event == "agreed"])),
    nrow(done),
    shown(if (length(minutes) > 0) mean(minutes) else NA),
    shown(if (length(minutes) > 1) sd(minutes) else NA),
    paste0(shown(if (length(pasted) > 0) mean(pasted) else NA), "\n"),
    sep = ","
  )
}
